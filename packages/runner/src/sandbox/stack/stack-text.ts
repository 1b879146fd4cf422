import {LINES_BEFORE} from '../prepare';
import {findPlace, isTestFile, LIBRARY_FRAME, type Place, testFile} from './test-file';

const FRAME = /^(?<caller>.*?)@(?<url>.*?):(?<line>\d+):(?<column>\d+)$/;

/** A line of a stack of Firefox or Safari. */
interface Frame extends Place {
  /** The name of the function; empty if it has none. */
  readonly caller: string;
  readonly url: string;
}

function parseFrame(text: string): Frame[] {
  const {caller = '', url = '', line, column} = FRAME.exec(text)?.groups ?? {};
  return url ? [{caller, url, line: Number(line), column: Number(column)}] : [];
}

/** Rewrites a stack of Firefox or Safari (`caller@url:line:column`, without the message) to Jest's format in Node. */
function rewriteStack(stack: string, error: Error): string {
  const all = stack.split('\n').flatMap(parseFrame);
  const classes = listClasses(error);
  const frames = all.slice(all.findIndex(({caller}) => !classes.has(caller)));
  const lines = frames.map(frame => `    at ${isTestFile(frame.url) ? describeFrame(frame) : LIBRARY_FRAME}`);
  return [`${error.name || 'Error'}: ${error.message}`, ...lines].join('\n');
}

/** The names of the classes of an error. Their constructors begin its stack, except in V8. */
function listClasses(error: Error): Set<unknown> {
  const names = new Set<unknown>();
  for (let type: unknown = Object.getPrototypeOf(error); type instanceof Error; type = Object.getPrototypeOf(type))
    names.add(type.constructor.name);
  return names;
}

/** A frame of the test file as text. */
function describeFrame(frame: Frame): string {
  const {line, column, name} = findPlace(moveToName(frame));
  // Jest calls the functions of tests, which have no names, with an object as `this`; a test calls its own without.
  const owner = frame.caller ? '' : 'Object.';
  return `${owner}${name ?? (frame.caller || '<anonymous>')} (${testFile.path}:${line}:${column})`;
}

/** Safari reports the position of a call's parenthesis, other engines that of the name before it. */
function moveToName({line, column}: Place): Place {
  const text = testFile.source.split('\n')[line - LINES_BEFORE - 1] ?? '';
  const name = /(?:new )?[\w$]+$/.exec(text.slice(0, column - 1))?.[0];
  return {line, column: name && text[column - 1] === '(' ? column - name.length : column};
}

/** Rewrites all stacks in engines where `stack` is a getter that can be wrapped: Firefox. */
export function installStackRewriting(): void {
  const stack = Object.getOwnPropertyDescriptor(Error.prototype, 'stack');
  const get = stack?.get;
  if (!get) return;
  Object.defineProperty(Error.prototype, 'stack', {
    ...stack,
    get(this: Error) {
      const text: unknown = get.call(this);
      return typeof text === 'string' ? rewriteStack(text, this) : text;
    },
  });
  const {captureStackTrace} = Error;
  // It stores the engine's stack as a value, which hides the getter. Rewritten when it is read, because Jest changes
  // messages after an error is created.
  Reflect.set(Error, 'captureStackTrace', (target: Error, caller?: () => unknown) => {
    captureStackTrace(target, caller);
    const text = target.stack ?? '';
    Object.defineProperty(target, 'stack', {
      configurable: true,
      get: () => rewriteStack(text, target),
      set: (value: unknown) => Object.defineProperty(target, 'stack', {value, writable: true}),
    });
  });
}

/** Rewrites the stack of one error and its causes, for engines where it is a plain value: Safari. */
export const rewriteError = (error: unknown): void =>
  changeStacks(error, (stack, each) => (FRAME.test(stack.split('\n')[0] ?? '') ? rewriteStack(stack, each) : stack));

// eslint-disable-next-line no-control-regex -- colors begin with the escape character
const COLORED_FRAME = /^ +\u001b\[2mat .*$/gm;
// eslint-disable-next-line no-control-regex -- as above
const COLOR = /\u001b\[\d+m/g;

/**
 * The message of `.toThrow()` contains the code frame and the stack of the thrown error. Jest finds the end of a message
 * by its first stack frame, which it does not recognize in colors, so it would add a second code frame and stack.
 * Without these colors the report has one code frame, as in the output of Jest without colors.
 */
export const cleanStack = (error: unknown): void =>
  changeStacks(error, stack => stack.replace(COLORED_FRAME, frame => frame.replace(COLOR, '')));

/** Changes the stacks of an error, its causes and the errors that it contains; each once, in case they form a cycle. */
function changeStacks(
  error: unknown,
  change: (stack: string, error: Error) => string,
  seen = new Set<unknown>(),
): void {
  if (!(error instanceof Error) || seen.has(error)) return;
  seen.add(error);
  const {stack} = error;
  const changed = typeof stack === 'string' ? change(stack, error) : stack;
  // A stack that is read-only remains.
  if (changed !== stack) Reflect.set(error, 'stack', changed);
  changeStacks(error.cause, change, seen);
  if ('errors' in error && Array.isArray(error.errors))
    for (const inner of error.errors) changeStacks(inner, change, seen);
}
