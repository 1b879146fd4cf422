import {groups} from '@jest-extended/catalogue';
import {getNames} from '@jest-extended/catalogue/words';
import {getCase} from '@jest-extended/catalogue/cases';
import {expect as chai} from 'chai';
import lodash from 'lodash';
import {findTable} from './index-tables';
import {pageAt} from './pages.cjs';
import {getSamples, OBJECTS} from './values';
import {passes} from './verdict';

// A name that a section shows as "Also known as" means the same as its matcher. A name that is a function of the language,
// Jest, Chai or lodash checks the same values, unless the introduction translates it, with the differences
// (translations.test.ts). Other words are phrases, which only the search uses.

type Check = (value: unknown, args: readonly unknown[]) => unknown;

/** A static function as a check. */
const findFunction = (owner: unknown, name: string): Check | undefined => {
  const call: unknown = Reflect.get(Object(owner), name);
  return typeof call === 'function' ? (value, args) => Reflect.apply(call, owner, [value, ...args]) : undefined;
};

/** A method of all values or of strings as a check. */
const findMethod = ({prototype}: typeof Object | typeof String, name: string): Check | undefined => {
  const call: unknown = Reflect.get(prototype, name);
  if (typeof call !== 'function') return undefined;
  return (value, args) =>
    (prototype === Object.prototype || typeof value === 'string') && Reflect.apply(call, value, args);
};

const checkWithChai =
  (name: string): Check =>
  (value, args) => {
    const to: object = chai(value).to.be;
    const assertion: unknown = Reflect.get(to, name);
    if (typeof assertion === 'function') Reflect.apply(assertion, to, [...args]);
    return true;
  };

const toEntries = (list: unknown): readonly (readonly [string, unknown])[] => (Array.isArray(list) ? list : []);

/** The functions that have a name: `isNaN`, `Object.isFrozen`, `objectContaining`, or with arguments `toBe(true)`. */
function findChecks(name: string): Check[] {
  const [, path = '', given] = /^([\w.]+)(?:\((.*)\))?$/.exec(name) ?? [];
  const [key = '', owner] = path.split('.').reverse();
  if (given !== undefined) return key in expect(0) ? [value => passes(key, value, JSON.parse(`[${given}]`))] : [];
  if (owner !== undefined) return [findFunction(Reflect.get(globalThis, owner), key)].flatMap(check => check ?? []);
  const argument = (list: unknown) => (key === 'objectContaining' ? Object.fromEntries(toEntries(list)) : list);
  return [
    ...[lodash, globalThis, Array, Number].map(library => findFunction(library, key)),
    ...[Object, String].map(type => findMethod(type, key)),
    ...(key.endsWith('Containing')
      ? [(value: unknown, [list]: readonly unknown[]) => passes(key, value, [argument(list)])]
      : []),
    ...(key in chai(0).to.be ? [checkWithChai(key)] : []),
  ].flatMap(check => check ?? []);
}

const values = getSamples(
  ...OBJECTS,
  ...(['object without a prototype', 'nothing', 'array', 'function', 'string'] as const),
  ...(['whole', 'fraction', 'NaN', 'infinity', 'bigint'] as const),
);

/** What a check returns; `undefined` if it throws. */
function getResult(check: Check, value: unknown, args: readonly unknown[]): unknown {
  try {
    return check(value, args);
  } catch {
    return undefined;
  }
}

const translated = findTable(pageAt('docs/index.mdx'), 'coming-from').map(row => row['You type'] ?? '');
const isTranslated = (name: string) =>
  translated.some(from => from.includes(`\`${name.replace(/^ha(?:s|ve)\./, '').replace(/\(.*/, '')}`));

/** The arguments of a matcher, a value that passes and one that fails, of its case in the conformance suite. */
function readCase(matcher: (typeof groups)[number]['matchers'][number]) {
  const {setup = '', args = '', pass, fail} = getCase(matcher);
  const [given, ...own]: unknown[][] = new Function('jest', `${setup}\nreturn [[${args}], ${pass}, ${fail}];`)(jest);
  return {args: given ?? [], own};
}

const shown = groups.flatMap(({matchers}) => {
  // They return promises.
  const synchronous = matchers.filter(matcher => !getCase(matcher).async);
  return synchronous.flatMap(matcher =>
    getNames(matcher).flatMap(name => {
      const {args, own} = readCase(matcher);
      const answers = (check: Check) => typeof getResult(check, own[0], args) === 'boolean';
      const checks = isTranslated(name) ? [] : findChecks(name).filter(answers);
      return checks.length > 0 ? [{matcher, name, checks}] : [];
    }),
  );
});

test.each(shown)('$name checks the same values as $matcher', ({matcher, checks}) => {
  const {args, own} = readCase(matcher);
  const inherited = own
    .filter(value => Object.getPrototypeOf(Object(value)) === Object.prototype)
    .map(value => Object.create(Object(value)));
  const all = [...values, ...[...own, ...inherited].map(value => [JSON.stringify(value), value] as const)];
  const check = (value: unknown) => passes(matcher, value, args);
  const differences = checks.map(theirs =>
    all
      .filter(([, value]) => (getResult(theirs, value, args) === true) !== (getResult(check, value, args) === true))
      .map(([text]) => text),
  );

  expect(differences.find(({length}) => length === 0) ?? differences).toEqual([]);
});
