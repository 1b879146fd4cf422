import {putInParentheses, type Candidate} from './candidates';
import type {NearValue} from './near-values';
import {createProbe} from './probe';

/** A value, and what is expected of it, as expressions. */
export interface FinderExample {
  readonly value: string;
  /** Empty for a value alone. */
  readonly expected: string;
}

/** The two fields, which are also the names of the tests that describe their values. */
export type Field = keyof FinderExample;

/** A position in a field: line from 1, column from 1. */
export interface FieldPosition {
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
const writeProgram = ({value, expected}: FinderExample, tests: string): string =>
  `const $value = () => ((...all) => all)(
${value}
);
const $expected = () => ((...all) => all)(
${expected || 'undefined'}
);
{
const {printData, getReceived, getExpected, ignoreRejection, describe, settle, tryAssertion} = (${createProbe.toString()})($value, $expected);
${tests}
}
`;

/** The first line of an expression in the program. */
const getFirstLine = (field: Field, {value}: FinderExample): number => (field === 'value' ? 2 : countLines(value) + 4);

/**
 * @param line of the program, from 1
 * @param column from 1
 * @returns the position in the field; for code that ends too early, its end
 */
export function findPosition(line: number, column: number, example: FinderExample): FieldPosition {
  const field = line < getFirstLine('expected', example) - 1 ? 'value' : 'expected';
  const lineOfField = line - getFirstLine(field, example) + 1;
  const lines = example[field].split('\n');
  if (lineOfField <= lines.length) return {field, line: Math.max(lineOfField, 1), column};
  return {field, line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** A program that prints what the expressions are. A test has the name of its field. */
export const writeDescribingProgram = (example: FinderExample): string =>
  writeProgram(
    example,
    `test('value', async () => {
  const value = ignoreRejection(getReceived());
  printData('value', describe(value, true));
  await settle(value);
});
${example.expected ? "test('expected', () => printData('expected', describe(ignoreRejection(getExpected()))));" : ''}`,
  );

/** @returns an assertion as code, without a semicolon */
export const writeAssertion = ({call, isAsync}: Pick<Candidate, 'call' | 'isAsync'>, value: string) =>
  `${isAsync ? 'await ' : ''}expect${putInParentheses(value)}${call}`;

/** A program that prints for each passing candidate its number, and the numbers of the near values it rejects. */
export const writeTryingProgram = (
  example: FinderExample,
  candidates: readonly Candidate[],
  near: readonly NearValue[],
): string =>
  writeProgram(
    example,
    `const near = [
${near.map(({code}) => `() => (\n${code}\n),`).join('\n')}
];
${candidates
  .map(({call, unlike}, number) => {
    const asserts = [call, unlike].flatMap(code => (code === undefined ? [] : `value => expect(value)${code}`));
    return `test(${JSON.stringify(call)}, () => tryAssertion(near, ${[number, ...asserts].join(', ')}));`;
  })
  .join('\n')}`,
  );

/** @returns a test file that readers can run and change */
export const writeTest = (candidate: Pick<Candidate, 'matcher' | 'call' | 'isAsync'>, value: string): string =>
  `test('${candidate.matcher}', ${candidate.isAsync ? 'async ' : ''}() => {\n  ${writeAssertion(candidate, value)};\n});\n`;
