import {getCase} from '@jest-extended/catalogue/cases';
import {library} from '@jest-extended/catalogue/library';
import type {RunOptions, RunOutcome} from '../protocol';
import {defineTests} from './sandbox';

/** A value, and what is expected of it, as expressions. */
export interface FinderExample {
  readonly value: string;
  /** Empty for a value alone. */
  readonly expected: string;
}

/** A matcher that passes for the value. */
export interface FinderMatch {
  readonly matcher: string;
  /** The assertion before the matcher, e.g. `expect(5)`. */
  readonly before: string;
  /** The assertion after the matcher, e.g. `(1, 10);`. */
  readonly after: string;
  /** Whether the arguments are what is expected. */
  readonly usesExpected: boolean;
}

/** The matchers for an example, or why there are none. */
export type FinderResult =
  | {readonly kind: 'matches'; readonly matches: readonly FinderMatch[]}
  /** An expression that cannot be used; the column is from 1. */
  | {readonly kind: 'mistake'; readonly message: string; readonly field: keyof FinderExample; readonly column: number}
  /** A run that did not end by itself; nothing to say if another one replaced it. */
  | {readonly kind: 'stopped'; readonly message: string};

/** Runs a test file in the sandbox: `run` of client.ts in the page. */
export type RunFile = (
  code: string,
  options: RunOptions,
) => Promise<Pick<RunOutcome, 'status' | 'tests' | 'report' | 'console' | 'stopped'>>;

/** The name of the program in Jest's reports. */
const FILE = 'example.test.ts';

/**
 * Finds the matchers that pass for an example, by running them.
 * @param typedExample the value must not be empty
 * @param matchers the names of the matchers, in the order of the result; those for what is expected come first
 * @param run runs a program; `signal` stops it
 * @throws {Error} with a message for the reader, if the sandbox cannot be loaded
 */
export async function findMatchers(
  typedExample: FinderExample,
  matchers: readonly string[],
  run: RunFile,
  signal?: AbortSignal,
): Promise<FinderResult> {
  const example = {value: trimExpression(typedExample.value), expected: trimExpression(typedExample.expected)};
  const outcome = await run(writeProgram(example, matchers), {file: FILE, ...(signal && {signal})});
  if (outcome.stopped) {
    const isReplaced = ['replaced', 'by reader'].includes(outcome.stopped.reason);
    return {kind: 'stopped', message: isReplaced ? '' : outcome.stopped.sentence};
  }
  const mistake = findMistake(outcome, example);
  if (mistake) {
    const {field, message} = mistake;
    const isUnknown = outcome.status === 'error' || /is not defined|can't find variable/i.test(message);
    return isUnknown && isPlainText(example[field])
      ? findMatchers({...example, [field]: quote(example[field])}, matchers, run, signal)
      : mistake;
  }
  const calls = outcome.console.map(({text}) => text.split('\t'));
  calls.sort(([a], [b]) => Number(a) - Number(b));
  return {
    kind: 'matches',
    matches: calls.map(([rank, matcher = '', ...parts]) => {
      // The members of a plain list need no brackets.
      const args = parts.join(example.expected).replace(/^\.{3}\[([^[\]]*)\]$/, '$1');
      const before = `${library.matchers[matcher]?.isAsync ? 'await ' : ''}expect(${example.value})`;
      return {matcher, before, after: `(${args});`, usesExpected: Number(rank) < 2};
    }),
  };
}

/** An expression without what can follow a statement. */
const trimExpression = (text: string): string => text.replace(/(?:[\s;]|\s\/\/[^'"`]*)+$/, '').trim();

/** A text as a string literal. */
const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Characters of code, and an operator at the end. An apostrophe between letters is one of a text. */
const CODE = /[[\](){}<>=`";\\]|(?<!\p{L})'|'(?!\p{L})|[-+*/%&|^,:~]$/u;

/** Whether an expression that cannot be used is probably text without quotes, e.g. `hello`, not code with a mistake. */
const isPlainText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !CODE.test(text);

/** The lines of the program with the expressions, so that an error names the field. */
const LINES: Readonly<Record<keyof FinderExample, number>> = {value: 2, expected: 5};

const writeProgram = ({value, expected}: FinderExample, matchers: readonly string[]): string =>
  `const $value = () => ((...all) => all)(
${value}
);
const $expected = () => ((...all) => all)(
${expected}
);
(${defineTests.toString()})($value, $expected, [
${matchers.flatMap(writeMatcher).join('\n')}
]);
`;

/** A `TriedMatcher` as code; nothing for the two that look at no value. */
function writeMatcher(name: string): string[] {
  if (name === 'pass' || name === 'fail') return [];
  const {parameters = []} = library.matchers[name] ?? {};
  const {pass, args = '', setup = ''} = getCase(name);
  const least = parameters.filter(({isOptional, isRest}) => !isOptional && !isRest).length;
  const most = parameters.some(({isRest}) => isRest) ? 'Infinity' : parameters.length;
  const code = setup ? "''" : JSON.stringify(args);
  const readCase = `() => { ${setup} return [${pass}, ${args}]; }`;
  return [`{name: '${name}', counts: [${least}, ${most}], code: ${code}, readCase: ${readCase}},`];
}

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Why an expression cannot be used: the message and the position in one of Jest's reports. */
function findMistake(
  {status, tests, report}: Awaited<ReturnType<RunFile>>,
  example: FinderExample,
): Extract<FinderResult, {kind: 'mistake'}> | undefined {
  const failed = tests.find(test => test.status === 'failed');
  if (!failed && status !== 'error') return undefined;
  const text = (failed?.report ?? report).replace(ANSI, '');
  const message = /● [^\n]*\s+([^]*?)(?:\n\s*\n|$)/.exec(text)?.[1] ?? '';
  const [line = 0, column = 0] = (/example\.test\.ts:(\d+):(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const isExpected = failed ? failed.titles[0] === 'expected' : line > LINES.value + 1;
  const field = isExpected ? 'expected' : 'value';
  if (line === LINES[field]) return {kind: 'mistake', message, field, column};
  if (failed) return {kind: 'mistake', message, field, column: 1};
  // The token after the end of a field is not the reader's.
  const endMessage = message.replace(/Unexpected token.*/, 'Unexpected end of input');
  return {kind: 'mistake', message: endMessage, field, column: example[field].length + 1};
}
