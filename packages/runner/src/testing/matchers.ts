import {groups} from '@jest-extended/catalogue';
import {getCase, type MatcherCase} from '@jest-extended/catalogue/cases';

/** A way to use a matcher, the expected result, and the statement. */
interface Use {
  readonly title: string;
  readonly fails: boolean;
  readonly code: string;
}

/** `pass` accepts any value and `fail` none. */
const fixedVerdict: Readonly<Record<string, boolean>> = {pass: true, fail: false};

function writeUses(name: string, {pass, fail, args = '', async: isAsync}: MatcherCase): Use[] {
  const call = `${name}(${args})`;
  const accepts = (wanted: boolean) => fixedVerdict[name] ?? wanted;
  /** A way with a value that makes its test pass, and with one that makes it fail. */
  const use = (title: string, write: (value: string) => string, isNot = false): Use[] =>
    [true, false].map(isGood => ({
      title: isGood ? title : `${title}, refused`,
      fails: accepts(isGood !== isNot) === isNot,
      code: `${write(isGood !== isNot ? pass : fail)};`,
    }));
  const awaited = isAsync ? 'await ' : '';
  const direct = [
    ...use('direct', value => `${awaited}expect(${value}).${call}`),
    ...use('not', value => `${awaited}expect(${value}).not.${call}`, true),
  ];
  // A promise that rejects cannot be wrapped in one that resolves, so the following ways use plain values.
  if (isAsync) return direct;
  return [
    ...direct,
    ...use('asymmetric', value => `expect({v: ${value}}).toEqual({v: expect.${call}})`),
    ...use('asymmetric not', value => `expect({v: ${value}}).toEqual({v: expect.not.${call}})`, true),
    ...use('resolves', value => `await expect(Promise.resolve(${value})).resolves.${call}`),
    ...use('rejects', value => `await expect(Promise.reject(${value})).rejects.${call}`),
    ...use('rejects not', value => `await expect(Promise.reject(${value})).rejects.not.${call}`, true).slice(0, 1),
  ];
}

/** A test file, and the tests that must fail; `undefined` if the case does not specify them. */
export interface ConformanceFile {
  readonly name: string;
  readonly code: string;
  readonly fails?: readonly boolean[];
}

/** All ways to use a matcher, as a block of tests. */
function writeBlock(name: string): {code: string; fails: boolean[]} {
  const entry = getCase(name);
  const all = writeUses(name, entry);
  const tests = all.map(({title, code}) => {
    const body = [entry.setup, code].filter(Boolean).map(line => `    ${line}`);
    return [`  test('${title}', async () => {`, ...body, '  });'].join('\n');
  });
  return {
    code: [`describe('${name}', () => {`, ...tests, '});', ''].join('\n'),
    fails: all.map(({title, fails}) => fails !== (entry.surprising?.includes(title) ?? false)),
  };
}

/** The number of matchers in a file. With more, the runner would cut its report. */
const MATCHERS_IN_FILE = 8;

/** Test files with all ways to use each matcher, one or two for each page of the reference. */
export const matcherFiles: readonly ConformanceFile[] = groups.flatMap(({page, matchers}) => {
  const files: ConformanceFile[] = [];
  for (let start = 0; start < matchers.length; start += MATCHERS_IN_FILE) {
    const blocks = matchers.slice(start, start + MATCHERS_IN_FILE).map(writeBlock);
    files.push({
      name: `${page}${start || ''}.test.ts`,
      code: blocks.map(({code}) => code).join('\n'),
      fails: blocks.flatMap(({fails}) => fails),
    });
  }
  return files;
});
