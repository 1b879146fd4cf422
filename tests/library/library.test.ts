import {library} from '@jest-extended/catalogue/library';
import {getCase} from '@jest-extended/catalogue/cases';
import {findMatchers, findTable} from '../examples/index-tables';
import {pageAt} from '../examples/pages.cjs';
import {getInstalledLibrary} from './installed';
import {readSignatures} from './signatures';

/** Returns the result of an expression from a case of the conformance suite, which is source text. */
const run = (name: string, write: (args: string) => string): unknown => {
  const {setup = '', args = ''} = getCase(name);
  return new Function('expect', 'jest', `${setup}\nreturn ${write(args)};`)(expect, jest);
};

/** The two matchers whose result does not depend on the value. */
const whateverComes: Readonly<Record<string, readonly [boolean, boolean]>> = {pass: [true, true], fail: [false, false]};

const matchers = Object.entries(library.matchers);

test('the stored facts agree with the installed library', () => {
  expect(library).toEqual(getInstalledLibrary(library));
});

describe.each(matchers)('%s', (name, {isAsync = false, since}) => {
  const {pass, fail} = getCase(name);

  test(isAsync ? 'returns a promise' : 'returns its verdict at once', async () => {
    const given = name === 'fail' ? undefined : run(name, args => `expect(${pass}).${name}(${args})`);

    expect(given instanceof Promise).toBe(isAsync);
    await given;
  });

  test('works with .not', async () => {
    const given = async () => {
      await run(name, args => `expect(${fail}).not.${name}(${args})`);
    };

    // It always passes, so its opposite always fails.
    if (name === 'pass') await expect(given).rejects.toThrow();
    else await expect(given()).resolves.toBeUndefined();
  });

  test(isAsync ? 'matches nothing as an asymmetric matcher' : 'has the same result as an asymmetric matcher', () => {
    const matches = (value: string) => Boolean(run(name, args => `expect.${name}(${args}).asymmetricMatch(${value})`));

    expect([pass, fail].map(matches)).toEqual(isAsync ? [false, false] : (whateverComes[name] ?? [true, false]));
  });

  test('has the version in which it appeared', () => {
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test('the table of Upgrading names each matcher that is new since version 3', () => {
  const rows = findTable(pageAt('docs/getting-started/install.mdx'), 'upgrading');
  const getMajor = (version: string): number => Number.parseInt(version);
  const added = matchers.filter(([, {since}]) => getMajor(since) >= 3);
  const missing = added.filter(
    ([name, {since}]) =>
      !rows.some(
        ({Version = '', Changes = ''}) => Number(Version) === getMajor(since) && findMatchers(Changes).includes(name),
      ),
  );

  expect(added).not.toBeEmpty();
  expect(missing).toEqual([]);
});

test('names the file to look at if the types have another structure', () => {
  expect(() => readSignatures('interface Matchers<R> { toBeNew(): R }')).toThrow('adapt tests/library/signatures.ts');
});
