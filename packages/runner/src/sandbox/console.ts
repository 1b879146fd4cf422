import {format, inspect} from 'node-inspect-extracted';
import type {ConsoleLine} from '../protocol';
import {engine} from './engine';
import {send} from './send';
import {drawTable} from './table';

/** The frame keeps no more. */
const MOST_LINES = 500;
/** Lines are sent in batches, because a loop that prints would send the page too many messages. */
const BUNDLE_MS = 50;

let lines = 0;
/** Number of lines over the limit. */
let dropped = 0;
let bundle: ConsoleLine[] = [];
let sentAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the waiting lines and the number of dropped ones, which the frame needs if the run is stopped. */
export function flushConsole(): void {
  engine.clearTimeout(timer);
  timer = undefined;
  sentAt = engine.now();
  if (bundle.length > 0 || dropped > 0) send({type: 'console', lines: bundle, dropped});
  bundle = [];
}

/** Sends now, or with the next batch. */
function sendSoon(): void {
  if (engine.now() - sentAt > BUNDLE_MS) flushConsole();
  else timer ??= engine.setTimeout(flushConsole, BUNDLE_MS);
}

let indent = '';

function print(level: ConsoleLine['level'], values: readonly unknown[]): void {
  if (lines < MOST_LINES) {
    lines++;
    bundle.push({level, text: indent + formatValues(values)});
  } else dropped++;
  sendSoon();
}

/** Prints as Jest's console does, which writes `undefined` for no values. */
const printer =
  (level: ConsoleLine['level']) =>
  (value?: unknown, ...rest: unknown[]) =>
    print(level, [value, ...rest]);

function formatValues(values: readonly unknown[]): string {
  try {
    return format(...values);
  } catch {
    return '[a value that cannot be shown]';
  }
}

const counts = new Map<string, number>();
const starts = new Map<string, number>();

const group = (...label: unknown[]) => {
  indent += '  ';
  if (label.length > 0) print('group', label);
};

function printElapsed(label: string, ...values: unknown[]): void {
  const start = starts.get(label);
  if (start !== undefined) print('time', [`${label}: ${(engine.now() - start).toFixed(3)}ms`, ...values]);
}

/** Jest's console, which prints to the page. */
export const pageConsole = {
  log: printer('log'),
  info: printer('info'),
  debug: printer('debug'),
  warn: printer('warn'),
  error: printer('error'),
  dir: (value: unknown, options?: object) => print('dir', [inspect(value, options)]),
  dirxml: printer('dirxml'),
  table: (data?: unknown, properties?: readonly string[]) =>
    print('log', [typeof data === 'object' && data ? drawTable(data, properties) : data]),
  trace: (...values: unknown[]) => print('error', ['Trace:', ...values]),
  assert(condition: unknown, message: unknown = 'The expression evaluated to a falsy value') {
    if (!condition) print('assert', [`AssertionError [ERR_ASSERTION]: ${String(message)}`]);
  },
  count(label = 'default') {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    print('count', [`${label}: ${count}`]);
  },
  countReset: (label = 'default') => void counts.delete(label),
  group,
  groupCollapsed: group,
  groupEnd() {
    indent = indent.slice(2);
  },
  time: (label = 'default') => void starts.set(label, engine.now()),
  timeLog: (label = 'default', ...values: unknown[]) => printElapsed(label, ...values),
  timeEnd(label = 'default') {
    printElapsed(label);
    starts.delete(label);
  },
  clear: () => undefined,
};
