import {CONSOLE_LEVELS, type ConsoleLine, type TestOutcome, type WorkerMessage} from '../../protocol';

// Readers' code runs in the worker, so its messages are untrusted: each is rebuilt from parts of the right type and a
// limited size. Everything else is dropped. No other part of the runner limits output.

/** All texts of a run: more could block the page, which draws all of them. */
const MOST_CHARACTERS = 3e5;
/** A run with more tests is stopped, because a shortened list could hide a failure. */
export const MOST_TESTS = 2_000;
export const MOST_LINES = 500;
const LONGEST_LINE = 8_000;
const LONGEST_REPORT = 100_000;
const LONGEST_TITLE = 2_000;
const DEEPEST = 100;

const STATUSES: readonly TestOutcome['status'][] = ['passed', 'failed', 'skipped', 'todo'];
const ENDINGS = ['passed', 'failed', 'error'] as const;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const readOption = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find(option => option === value);

/** How many characters the run may still send to the page. */
let left = 0;

/** Begins a run, for whose texts there is a limit. */
export function allowTexts(): void {
  left = MOST_CHARACTERS;
}

/** A text, shortened to the limit, with a note about the number of characters left out. */
function text(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  const kept = value.slice(0, Math.min(limit, left));
  left -= kept.length;
  return kept.length < value.length ? `${kept}… (${value.length - kept.length} more characters)` : kept;
}

const count = (value: unknown): number => (typeof value === 'number' && value >= 0 && value < 1e12 ? value : 0);

const readList = <T>(value: unknown, limit: number, read: (item: unknown) => T): T[] =>
  Array.isArray(value) ? value.slice(0, limit).map(read) : [];

const titles = (value: unknown) => readList(value, DEEPEST, title => text(title, LONGEST_TITLE));

const line = (value: unknown): ConsoleLine => ({
  level: readOption(CONSOLE_LEVELS, field(value, 'level')) ?? 'log',
  text: text(field(value, 'text'), LONGEST_LINE),
});

const test = (value: unknown): TestOutcome => ({
  titles: titles(field(value, 'titles')),
  status: readOption(STATUSES, field(value, 'status')) ?? 'failed',
  milliseconds: typeof field(value, 'milliseconds') === 'number' ? count(field(value, 'milliseconds')) : null,
  report: text(field(value, 'report'), LONGEST_REPORT),
});

/**
 * @param data a message from a worker
 * @returns the validated message, or `undefined` if it is invalid
 */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  switch (field(data, 'type')) {
    case 'ready':
      return {type: 'ready'};
    case 'beat':
      return {type: 'beat'};
    case 'test-start':
      return {type: 'test-start', titles: titles(field(data, 'titles'))};
    case 'test-done':
      return {type: 'test-done', index: count(field(data, 'index')), test: test(field(data, 'test'))};
    case 'console':
      return {
        type: 'console',
        lines: readList(field(data, 'lines'), MOST_LINES, line),
        dropped: count(field(data, 'dropped')),
      };
    case 'done': {
      const outcome = field(data, 'outcome');
      return {
        type: 'done',
        outcome: {
          status: readOption(ENDINGS, field(outcome, 'status')) ?? 'error',
          report: text(field(outcome, 'report'), LONGEST_REPORT),
          mentionsNode: field(outcome, 'mentionsNode') === true,
          milliseconds: count(field(outcome, 'milliseconds')),
        },
      };
    }
    default:
      return undefined;
  }
}
