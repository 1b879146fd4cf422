import {transform, type CustomProperty, type Rule, type SelectorComponent, type TokenOrValue} from 'lightningcss';
import {transformed} from './transformed';

/** The declaration of a variable. */
interface Declaration {
  readonly value: readonly TokenOrValue[];
  /** In a layer, where it loses to a declaration that is in none. */
  readonly isLayered: boolean;
  /** On the root element, perhaps only in one mode or for some widths. */
  readonly isOnRoot: boolean;
  /** On the root element, in all modes and widths. */
  readonly isGeneral: boolean;
}

/** Values that depend on the element that has them. */
const RELATIVE = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

const isRoot = (part: SelectorComponent): boolean => part.type === 'pseudo-class' && part.kind === 'root';

/** As in `html[data-theme='dark']`, which is also the root element. */
const isMode = (part: SelectorComponent): boolean =>
  (part.type === 'attribute' && part.name === 'data-theme') || (part.type === 'type' && part.name === 'html');

/** @param rules that the declaration is in, from the outside in */
function declarationIn(rules: readonly Rule[], value: readonly TokenOrValue[]): Declaration {
  const rule = rules.at(-1);
  const around = rules.slice(0, -1);
  const selectors = rule?.type === 'style' ? rule.value.selectors : [];
  const isOnRoot = selectors.length > 0 && selectors.every(parts => parts.every(part => isRoot(part) || isMode(part)));
  return {
    value,
    isLayered: around.some(({type}) => type === 'layer-block'),
    isOnRoot,
    isGeneral:
      isOnRoot && around.every(({type}) => type === 'layer-block') && selectors.every(parts => parts.every(isRoot)),
  };
}

/** Calls a function for each declaration of a variable. It may remove the declaration: it then returns []. */
function forEachDeclaration(visit: (name: string, declaration: Declaration) => [] | undefined) {
  const rules: Rule[] = [];
  return {
    Rule: (rule: Rule): void => void rules.push(rule),
    RuleExit: (): void => void rules.pop(),
    Declaration: {custom: ({name, value}: CustomProperty) => visit(name, declarationIn(rules, value))},
  };
}

/** Whether another declaration wins on every page. */
const loses = ({isLayered, isOnRoot}: Declaration, all: readonly Declaration[] = []): boolean =>
  isLayered && isOnRoot && all.some(other => other.isGeneral && !other.isLayered);

/** Whether a value is empty, or depends on the element that has it. */
function isRelative(value: readonly TokenOrValue[]): boolean {
  const [first] = value.filter(({type, value: token}) => type !== 'token' || token.type !== 'white-space');
  return !first || (first.type === 'token' && first.value.type === 'ident' && RELATIVE.has(first.value.value));
}

/** A value with the values of the variables that it reads, where they are known. */
const resolved = (value: readonly TokenOrValue[], known: (name: string) => readonly TokenOrValue[] | undefined) =>
  value.flatMap((token): TokenOrValue[] => {
    if (token.type === 'function')
      return [{...token, value: {...token.value, arguments: resolved(token.value.arguments, known)}}];
    if (token.type !== 'var') return [token];
    const {name, fallback} = token.value;
    const result = known(name.ident);
    if (result) return resolved(result, known);
    // Without the null values that Lightning CSS writes but does not read.
    return [{type: 'var', value: {name: {ident: name.ident}, ...(fallback && {fallback: resolved(fallback, known)})}}];
  });

/** The variables in a value that `resolved` left. */
const readIn = (value: readonly TokenOrValue[]): string[] =>
  [...JSON.stringify(value).matchAll(/"ident":"(?<name>--[^"]+)"/g)].map(({groups}) => groups?.['name'] ?? '');

/**
 * The values of the variables that have only one. They read only variables that no element changes and that always have a
 * value, so that they are the same where they are declared and where they are read.
 * @param isKept whether a script may set or read a variable
 */
function constantsOf(
  variables: ReadonlyMap<string, readonly Declaration[]>,
  isKept: (name: string) => boolean,
): Map<string, TokenOrValue[]> {
  const rootOnly = new Map<string, readonly Declaration[]>();
  for (const [name, declared] of variables) {
    const all = declared.filter(declaration => !loses(declaration, declared));
    const isOnlyOnRoot = all.every(({isOnRoot, value}) => isOnRoot && !isRelative(value));
    if (isOnlyOnRoot && all.some(({isGeneral}) => isGeneral) && !isKept(name)) rootOnly.set(name, all);
  }
  const single = new Map(
    [...rootOnly].flatMap(([name, [first, ...others]]) => (first && others.length === 0 ? [[name, first.value]] : [])),
  );
  const values = [...single].map(([name, value]) => [name, resolved(value, read => single.get(read))] as const);
  return new Map(values.filter(([, value]) => readIn(value).every(read => rootOnly.has(read))));
}

/**
 * The style sheets with values instead of the variables that have only one, and without declarations that always lose:
 * Infima's, of variables that the site sets again.
 * @param isKept whether a script may set or read a variable
 */
export function withoutConstants(
  styles: ReadonlyMap<string, string>,
  isKept: (name: string) => boolean,
): Map<string, string> {
  const variables = new Map<string, Declaration[]>();
  for (const [filename, text] of styles) {
    const visitor = forEachDeclaration((name, declaration) => {
      variables.set(name, [...(variables.get(name) ?? []), declaration]);
      return undefined;
    });
    transform({filename, code: Buffer.from(text), visitor});
  }
  const constants = constantsOf(variables, isKept);
  const visitor = {
    ...forEachDeclaration((name, declaration) => (loses(declaration, variables.get(name)) ? [] : undefined)),
    Variable: ({name}: {readonly name: {readonly ident: string}}) => constants.get(name.ident),
  };
  return transformed(styles, {visitor});
}
