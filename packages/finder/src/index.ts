import type {RunOutcome, RunOptions} from '@jest-extended/runner/protocol';
import {deriveCandidates, type TypedValue} from './candidates';
import {quote, readDescription} from './description';
import {writeNearValues, type NearValue} from './near-values';
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

export {writeAssertion, writeTest} from './program';

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

/** The result of a search. */
export type FinderResult =
  | {
      readonly kind: 'matches';
      /** The expressions that were tried: text without quotes became a string. */
      readonly example: FinderExample;
      /** The fields with such a text. */
      readonly texts: readonly Field[];
      /** The most telling first. */
      readonly matches: readonly FinderMatch[];
      /** Why not all matchers could be tried. */
      readonly stopped?: string;
    }
  /** An expression that cannot be used. */
  | {readonly kind: 'mistake'; readonly message: string; readonly place: FieldPosition | undefined}
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
  const place = line && column ? findPosition(Number(line), Number(column), example) : undefined;
  return {kind: 'mistake', message: message.replace(/\n\s+/g, '\n').trim(), place};
}

/** The data that the program printed, by name; each text comes in one or more parts. */
function readPrinted({console: lines}: Pick<RunOutcome, 'console'>): {name: string; data: unknown}[] {
  const all: {name: string; text: string}[] = [];
  for (const {text} of lines) {
    const [, name, rest] = /^finder (\w+) ([^]*)$/.exec(text) ?? [];
    if (name === undefined || rest === undefined) continue;
    const last = all.at(-1);
    if (last?.name === name && parseJson(last.text) === undefined) last.text += rest;
    else all.push({name, text: rest});
  }
  return all.map(({name, text}) => ({name, data: parseJson(text)}));
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
  data.rejects.every(at => typeof at === 'number');

/** How browsers report a name without a value. */
const UNKNOWN_NAME = /is not defined|can't find variable/i;

const MODIFIERS = ['resolves', 'rejects'] as const;

/** Readers end an expression like a statement. */
const trimExpression = (text: string): string => text.replace(/[\s;]+$/, '').replace(/^\s+/, '');

/**
 * Finds the matchers that pass for an example, by running them.
 * @param typed a value, which must not be empty, and an expectation
 * @param run runs the programs, one after the other
 * @throws {Error} with a message for the reader, if the sandbox cannot be loaded
 */
export async function findMatchers(typed: FinderExample, run: RunFile, signal?: AbortSignal): Promise<FinderResult> {
  const example = {value: trimExpression(typed.value), expected: trimExpression(typed.expected)};
  const options = {file: FILE, ...(signal && {signal})};
  const seen = await run(writeDescribingProgram(example), options);
  if (seen.status === 'stopped') return describeEnd(seen);
  const mistake = findMistake(seen, example);
  if (mistake) {
    const field = mistake.place?.field;
    const isUnknown = seen.status === 'error' || UNKNOWN_NAME.test(mistake.message);
    if (!field || !isUnknown || !isPlainText(example[field])) return mistake;
    const found = await findMatchers({...example, [field]: quote(example[field])}, run, signal);
    return found.kind === 'matches' ? {...found, texts: [field, ...found.texts]} : found;
  }
  const data = new Map(readPrinted(seen).map(line => [line.name, line.data]));
  const value: TypedValue = {...readDescription(data.get('value')), text: example.value};
  const expected: TypedValue | undefined = example.expected
    ? {...readDescription(data.get('expected')), text: example.expected}
    : undefined;

  // Without an expectation, the question is about the promise.
  const modifier = expected && MODIFIERS.find(name => data.has(name));
  const result = modifier && readDescription(data.get(modifier));
  const settled: TypedValue | undefined = result && {...result, text: result.source ?? ''};
  const candidates = [
    ...deriveCandidates(value, expected),
    ...(settled ? deriveCandidates(settled, expected, modifier) : []),
  ];
  const near = [...(settled ? writeNearValues(settled, expected, modifier) : []), ...writeNearValues(value, expected)];
  const tried = await run(writeTryingProgram(example, candidates, near), options);
  if (tried.status === 'error') return readMistake(tried.report, example);
  const passing = readPrinted(tried).flatMap(({name, data: own}): FinderMatch[] => {
    const candidate = name === 'passes' && isRejections(own) ? candidates[own.number] : undefined;
    if (!candidate || !isRejections(own)) return [];
    const rejected = own.rejects.flatMap(at => near[at] ?? []);
    const count = (kind: NearValue['is']) => rejected.filter(({is}) => is === kind).length;
    const from = own.ignores ? 'none' : candidate.from;
    return [
      {
        ...candidate,
        from,
        rejects: {variants: count('variant'), parts: count('part'), others: count('other')},
        failsFor: rejected[0]?.code,
      },
    ];
  });
  if (tried.status === 'stopped' && passing.length === 0) return describeEnd(tried);
  return {
    kind: 'matches',
    example,
    texts: [],
    matches: rankMatches(passing.filter(isSimplest)),
    ...(tried.status === 'stopped' && {stopped: tried.report}),
  };
}

const describeEnd = ({stopped, report}: Pick<RunOutcome, 'stopped' | 'report'>): FinderResult =>
  stopped?.reason === 'replaced' || stopped?.reason === 'by reader'
    ? {kind: 'replaced'}
    : {kind: 'stopped', message: report};

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
  return mistake.place?.field === field ? mistake : {...mistake, place: {field, line: 1, column: 1}};
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
