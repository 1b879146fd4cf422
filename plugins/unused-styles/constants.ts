import {transform, type CustomProperty, type Rule, type SelectorComponent, type TokenOrValue} from 'lightningcss';

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

/** The values of the variables that have only one. */
function constantsOf(variables: ReadonlyMap<string, readonly Declaration[]>): Map<string, TokenOrValue[]> {
  const single = new Map<string, readonly TokenOrValue[]>();
  for (const [name, all] of variables) {
    const [first, ...others] = all.filter(declaration => !loses(declaration, all));
    if (first?.isGeneral && others.length === 0) single.set(name, first.value);
  }
  const resolve = (value: readonly TokenOrValue[]): TokenOrValue[] =>
    value.flatMap(token => {
      if (token.type === 'function')
        return {...token, value: {...token.value, arguments: resolve(token.value.arguments)}};
      const known = token.type === 'var' && single.get(token.value.name.ident);
      return known ? resolve(known) : token;
    });
  return new Map([...single].map(([name, value]) => [name, resolve(value)]));
}

/** Whether a value is the same where the variable is declared and where it is read. */
function isAbsolute(value: readonly TokenOrValue[]): boolean {
  const [first] = value;
  const isRelative = first?.type === 'token' && first.value.type === 'ident' && RELATIVE.has(first.value.value);
  return first !== undefined && !isRelative && !JSON.stringify(value).includes('"type":"var"');
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
  const constants = new Map([...constantsOf(variables)].filter(([name, value]) => isAbsolute(value) && !isKept(name)));
  const visitor = {
    ...forEachDeclaration((name, declaration) => (loses(declaration, variables.get(name)) ? [] : undefined)),
    Variable: ({name}: {readonly name: {readonly ident: string}}) => constants.get(name.ident),
  };
  return new Map(
    [...styles].map(([filename, text]) => [
      filename,
      transform({filename, code: Buffer.from(text), visitor}).code.toString(),
    ]),
  );
}
