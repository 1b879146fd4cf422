import {inParentheses, type Candidate} from './candidates';
import type {NearValue} from './near';
import {probe} from './probe';

/** A value, and what is expected of it, as expressions. */
export interface Example {
  readonly value: string;
  /** Empty for a value alone. */
  readonly expected: string;
}

/** The two fields, which are also the names of the tests that describe their values. */
export type Field = keyof Example;

/** A position in a field: line from 1, column from 1. */
export interface Place {
  readonly field: Field;
  readonly line: number;
  readonly column: number;
}

/** The names of the file, as it appears in Jest's reports. */
export const FILE = 'example.test.ts';

const countLines = (text: string): number => text.split('\n').length;

/**
 * Each expression has its own lines, so that an error names a line of a field. It does not see the names of the program,
 * which are in a block: a reader's word may be one of them.
 */
const programFor = ({value, expected}: Example, tests: string): string =>
  `const $value = () => ((...all) => all)(
${value}
);
const $expected = () => ((...all) => all)(
${expected || 'undefined'}
);
{
${probe}
${tests}
}
`;

/** The first line of an expression in the program. */
const firstLine = (field: Field, {value}: Example): number => (field === 'value' ? 2 : countLines(value) + 4);

/**
 * @param line of the program, from 1
 * @param column from 1
 * @returns the place in the field; for code that ends too early, its end
 */
export function findPlace(line: number, column: number, example: Example): Place {
  const field = line < firstLine('expected', example) - 1 ? 'value' : 'expected';
  const own = line - firstLine(field, example) + 1;
  const lines = example[field].split('\n');
  if (own <= lines.length) return {field, line: Math.max(own, 1), column};
  return {field, line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** A program that prints what the expressions are. A test has the name of its field. */
export const describing = (example: Example): string =>
  programFor(
    example,
    `test('value', async () => {
  const value = quiet(received());
  say('value', described(value, true));
  await settle(value);
});
${example.expected ? "test('expected', () => say('expected', described(quiet(expected()), false)));" : ''}`,
  );

/** @returns an assertion as code, without a semicolon */
export const writeAssertion = ({call, isAsync}: Pick<Candidate, 'call' | 'isAsync'>, value: string) =>
  `${isAsync ? 'await ' : ''}expect${inParentheses(value)}${call}`;

/** A program that prints for each passing candidate its number, and the numbers of the near values it rejects. */
export const trying = (example: Example, candidates: readonly Candidate[], near: readonly NearValue[]): string =>
  programFor(
    example,
    `const near = [
${near.map(({code}) => `() => (\n${code}\n),`).join('\n')}
];
${candidates
  .map(({call, unlike}, number) => {
    const asserts = [call, unlike].flatMap(each => (each === undefined ? [] : `value => expect(value)${each}`));
    return `test(${JSON.stringify(call)}, () => examine(${[number, ...asserts].join(', ')}));`;
  })
  .join('\n')}`,
  );

/** @returns a test file that readers can run and change */
export const writeTest = (candidate: Pick<Candidate, 'matcher' | 'call' | 'isAsync'>, value: string): string =>
  `test('${candidate.matcher}', ${candidate.isAsync ? 'async ' : ''}() => {\n  ${writeAssertion(candidate, value)};\n});\n`;
