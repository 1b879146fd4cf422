import type {Candidate} from './candidates';
import type {NearValue} from './near';
import {probe} from './probe';

/** A value, and what is expected of it, as expressions. */
export interface Example {
  readonly value: string;
  /** Empty for a value alone. */
  readonly expected: string;
}

/** The two fields, which are also the names of the tests that describe their values. */
type Field = keyof Example;

/** A position in a field: line from 1, column from 1. */
export interface Place {
  readonly field: Field;
  readonly line: number;
  readonly column: number;
}

/** The names of the file, as it appears in Jest's reports. */
export const FILE = 'example.test.ts';

const linesOf = (text: string): number => text.split('\n').length;

/** Each expression has its own lines, so that an error names a line of a field. */
const head = ({value, expected}: Example): string =>
  `const received = () => only(\n${value}\n);\nconst expected = () => only(\n${expected || 'undefined'}\n);\n${probe}`;

/** The first line of an expression in the program. */
const firstLine = (field: Field, {value}: Example): number => (field === 'value' ? 2 : linesOf(value) + 4);

/**
 * @param line of the program, from 1
 * @param column from 1
 * @returns the place in the field; for code that ends too early, its end
 */
export function placeOf(line: number, column: number, example: Example): Place {
  const field = line < firstLine('expected', example) - 1 ? 'value' : 'expected';
  const own = line - firstLine(field, example) + 1;
  const lines = example[field].split('\n');
  if (own <= lines.length) return {field, line: Math.max(own, 1), column};
  return {field, line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** A program that prints what the expressions are. A test has the name of its field. */
export const describing = (example: Example): string =>
  `${head(example)}
test('value', () => say('value', described(quiet(received()), true)));
${example.expected ? "test('expected', () => say('expected', described(quiet(expected()), false)));" : ''}
`;

/** Code in parentheses: on lines of its own if it ends with a comment. */
const inParentheses = (code: string): string => (/(^|\s)\/\/[^'"`]*$/.test(code) ? `(\n${code}\n)` : `(${code})`);

/** @returns an assertion as code, without a semicolon */
export const assertionOf = ({matcher, args, isAsync}: Pick<Candidate, 'matcher' | 'args' | 'isAsync'>, value: string) =>
  `${isAsync ? 'await ' : ''}expect${inParentheses(value)}.${matcher}${inParentheses(args)}`;

/** A program that prints for each passing candidate its number, and the numbers of the near values it rejects. */
export const trying = (example: Example, candidates: readonly Candidate[], near: readonly NearValue[]): string =>
  `${head(example)}
const near = [
${near.map(({code}) => `() => (\n${code}\n),`).join('\n')}
];
${candidates
  .map(({matcher, args, unlike}, number) => {
    const calls = [args, unlike].flatMap(each => (each === undefined ? [] : `.${matcher}${inParentheses(each)}`));
    const asserts = calls.map(call => `value => expect(value)${call}`);
    return `test(${JSON.stringify(calls[0])}, () => examine(${[number, ...asserts].join(', ')}));`;
  })
  .join('\n')}
`;

/** @returns a test file that readers can run and change */
export const testOf = (candidate: Pick<Candidate, 'matcher' | 'args' | 'isAsync'>, value: string): string =>
  `test('${candidate.matcher}', ${candidate.isAsync ? 'async ' : ''}() => {\n  ${assertionOf(candidate, value)};\n});\n`;
