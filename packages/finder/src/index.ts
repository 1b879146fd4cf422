import type {RunOutcome, RunOptions} from '@jest-extended/runner/protocol';
import {deriveCandidates, negateCandidates, type Candidate, type TypedValue} from './candidates';
import {quote, readDescription} from './description';
import {writeNearValues, writeOpposites, type NearValue} from './near-values';
import {isPlainText} from './plain-text';
import {
  writeDescribingProgram,
  FILE,
  findPosition,
  writeTest,
  writeTryingProgram,
  type FinderExample,
  type Field,
  type FieldPosition,
} from './program';
import {rankMatches, type PassingCandidate} from './rank';

export {writeAssertion, writeTest, type FinderExample} from './program';

/** Runs a test file in the sandbox: packages/runner/src/client.ts in the page. */
export type RunFile = (
  code: string,
  options: RunOptions,
) => Promise<Pick<RunOutcome, 'status' | 'tests' | 'report' | 'console' | 'stopped'>>;

/** A matcher that passes for the reader's value. */
export interface FinderMatch extends PassingCandidate {
  /** A value near the reader's for which it fails, as code; nothing if it fails for none of those that were tried. */
  readonly failsFor: string | undefined;
}

/** The matchers for an example. */
export interface FinderMatches {
  readonly kind: 'matches';
  /** The expressions that were tried: text without quotes became a string, and several expected values a list. */
  readonly example: FinderExample;
  /** The fields with such a text or list. */
  readonly texts: readonly Field[];
  /** The most specific first. */
  readonly matches: readonly FinderMatch[];
  /** Why not all matchers could be tried. */
  readonly stopped?: string;
}

/** The result of a search. */
export type FinderResult =
  | FinderMatches
  /** An expression that cannot be used. */
  | {readonly kind: 'mistake'; readonly message: string; readonly position: FieldPosition | undefined}
  /** A run that was ended, e.g. by an infinite loop. */
  | {readonly kind: 'stopped'; readonly message: string}
  /** A run that another one replaced. */
  | {readonly kind: 'replaced'};

type Mistake = Extract<FinderResult, {kind: 'mistake'}>;

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * The message and the position in one of Jest's reports.
 * @param report of a file that did not run, or of a failed test
 */
function readMistake(report: string, example: FinderExample): Mistake {
  const text = report.replace(ANSI, '');
  const [, , message = ''] = /^\s*● [^\n]*\n\s*\n?(\s*([^]*?))(?:\n\s*\n|$)/.exec(text) ?? [];
  const [, line, column] = new RegExp(`${FILE.replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(text) ?? [];
  const position = line && column ? findPosition(Number(line), Number(column), example) : undefined;
  // The token after the end of a field is not the reader's.
  const isAtEnd = position && position.column > (example[position.field].split('\n')[position.line - 1] ?? '').length;
  const shown = isAtEnd ? message.replace(/Unexpected token.*/, 'Unexpected end of input') : message;
  return {kind: 'mistake', message: shown.replace(/\n\s+/g, '\n').trim(), position};
}

/** The data that the program printed, by name; each text comes in one or more parts. */
function readPrinted({console: lines}: Pick<RunOutcome, 'console'>): {name: string; data: unknown}[] {
  const texts: {name: string; text: string}[] = [];
  for (const {text} of lines) {
    const [, name, rest] = /^finder (\w+) ([^]*)$/.exec(text) ?? [];
    if (name === undefined || rest === undefined) continue;
    const last = texts.at(-1);
    if (last?.name === name && parseJson(last.text) === undefined) last.text += rest;
    else texts.push({name, text: rest});
  }
  return texts.map(({name, text}) => ({name, data: parseJson(text)}));
}

/** @returns nothing if the text is not JSON, e.g. only a part of it */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The numbers of a passing candidate and of the near values that it rejects. */
interface Rejections {
  readonly number: number;
  readonly rejects: readonly number[];
  readonly ignores: boolean;
}

const isRejections = (data: unknown): data is Rejections =>
  typeof data === 'object' &&
  data !== null &&
  'number' in data &&
  typeof data.number === 'number' &&
  'ignores' in data &&
  typeof data.ignores === 'boolean' &&
  'rejects' in data &&
  Array.isArray(data.rejects) &&
  data.rejects.every(index => typeof index === 'number');

/** How browsers report a name without a value. */
const UNKNOWN_NAME = /is not defined|can't find variable/i;

/** How the program reports `1, 10`: the arguments of a matcher, as a list. */
const SEVERAL_VALUES = /^(?:Error: )?One value is needed here, not [^01]/;

const MODIFIERS = ['resolves', 'rejects'] as const;

/** Readers end an expression like a statement. */
const trimExpression = (text: string): string => text.replace(/[\s;]+$/, '').replace(/^\s+/, '');

/**
 * Finds the matchers that pass for an example, by running them.
 * @param typedExample a value, which must not be empty, and an expectation
 * @param run runs the programs, one after the other
 * @throws {Error} with a message for the reader, if the sandbox cannot be loaded
 */
export async function findMatchers(
  typedExample: FinderExample,
  run: RunFile,
  signal?: AbortSignal,
): Promise<FinderResult> {
  const example = {value: trimExpression(typedExample.value), expected: trimExpression(typedExample.expected)};
  const options = {file: FILE, ...(signal && {signal})};
  const description = await run(writeDescribingProgram(example), options);
  if (description.stopped) return describeEnd(description.stopped);
  const mistake = findMistake(description, example);
  if (mistake) {
    const field = mistake.position?.field;
    if (field === 'expected' && SEVERAL_VALUES.test(mistake.message)) {
      const result = await findMatchers({...example, expected: `[${example.expected}]`}, run, signal);
      return result.kind === 'matches' ? {...result, texts: [field, ...result.texts]} : result;
    }
    const isUnknown = description.status === 'error' || UNKNOWN_NAME.test(mistake.message);
    if (!field || !isUnknown || !isPlainText(example[field])) return mistake;
    const result = await findMatchers({...example, [field]: quote(example[field])}, run, signal);
    return result.kind === 'matches' ? {...result, texts: [field, ...result.texts]} : result;
  }
  const data = new Map(readPrinted(description).map(line => [line.name, line.data]));
  const value: TypedValue = {...readDescription(data.get('value')), text: example.value};
  const expected: TypedValue | undefined = example.expected
    ? {...readDescription(data.get('expected')), text: example.expected}
    : undefined;

  // Without an expectation, the question is about the promise.
  const modifier = expected && MODIFIERS.find(name => data.has(name));
  const settled = modifier && readDescription(data.get(modifier));
  const promised: TypedValue | undefined = settled && {...settled, text: settled.source ?? ''};
  const candidates = [
    ...deriveCandidates(value, expected),
    ...(promised ? deriveCandidates(promised, expected, modifier) : []),
  ];
  const near = [
    ...(promised ? writeNearValues(promised, expected, modifier) : []),
    ...writeNearValues(value, expected),
  ];
  const tryCalls = async (calls: readonly Candidate[], nearValues: readonly NearValue[]) => {
    const trial = await run(writeTryingProgram(example, calls, nearValues), options);
    return {trial, passing: readPassing(trial, calls, nearValues)};
  };
  const negated = negateCandidates(candidates, expected !== undefined);
  const {trial, passing} = await tryCalls(expected ? candidates : [...candidates, ...negated], near);
  if (trial.status === 'error') return readMistake(trial.report, example);
  if (expected && !trial.stopped && !passing.some(usesExpected)) {
    const opposites = writeOpposites(promised ?? value, expected, modifier);
    passing.push(...(await tryCalls(negated, [...opposites, ...near])).passing);
  }
  if (trial.stopped && passing.length === 0) return describeEnd(trial.stopped);
  return {
    kind: 'matches',
    example,
    texts: [],
    matches: rankMatches(passing.filter(isSimplest)),
    ...(trial.stopped && {stopped: trial.stopped.sentence}),
  };
}

/** Whether a call passes because of the expectation. */
export const usesExpected = ({from}: Pick<Candidate, 'from'>): boolean => from === 'typed' || from === 'expected';

/** The calls that passed in a trial. A negated one says nothing if it passes for every other value, too. */
const readPassing = (
  trial: Pick<RunOutcome, 'console'>,
  candidates: readonly Candidate[],
  near: readonly NearValue[],
): FinderMatch[] =>
  readPrinted(trial).flatMap(({name, data: rejections}): FinderMatch[] => {
    const candidate = name === 'passes' && isRejections(rejections) ? candidates[rejections.number] : undefined;
    if (!candidate || !isRejections(rejections)) return [];
    const rejected = rejections.rejects.flatMap(index => near[index] ?? []);
    if (candidate.isNegated && rejected.length === 0) return [];
    const count = (kind: NearValue['is']) => rejected.filter(({is}) => is === kind).length;
    const from = rejections.ignores ? 'none' : candidate.from;
    return [
      {
        ...candidate,
        from,
        rejects: {variants: count('variant'), parts: count('part'), others: count('other')},
        failsFor: rejected[0]?.code,
      },
    ];
  });

const describeEnd = ({reason, sentence}: NonNullable<RunOutcome['stopped']>): FinderResult =>
  reason === 'replaced' || reason === 'by reader' ? {kind: 'replaced'} : {kind: 'stopped', message: sentence};

/** A call that allows any order of members is not needed if `.toEqual()` passes with the same asymmetric matcher. */
const isSimplest = ({nests, matcher, from}: FinderMatch, _: number, all: readonly FinderMatch[]): boolean =>
  nests !== 'members' ||
  !all.some(other => other.nests === 'parts' && other.matcher === matcher && other.from === from);

/** Why the expressions cannot be used; nothing if they can. */
function findMistake(
  {status, tests, report}: Awaited<ReturnType<RunFile>>,
  example: FinderExample,
): Mistake | undefined {
  const failed = tests.find(test => test.status === 'failed');
  if (!failed) return status === 'error' ? readMistake(report, example) : undefined;
  // A mistake of a field's own test is in that field, even if its position is in the program around it.
  const field = failed.titles[0] === 'expected' ? 'expected' : 'value';
  const mistake = readMistake(failed.report, example);
  return mistake.position?.field === field ? mistake : {...mistake, position: {field, line: 1, column: 1}};
}

/**
 * Runs an assertion for a near value.
 * @returns Jest's report, or nothing if the assertion passes after all
 */
export async function reportFailure(
  match: FinderMatch,
  run: RunFile,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (match.failsFor === undefined) return undefined;
  const {tests, report} = await run(writeTest(match, match.failsFor), {
    file: FILE,
    ...(signal && {signal}),
  });
  return tests[0]?.report || report || undefined;
}
