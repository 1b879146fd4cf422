import {Allowance} from '../clip';
import {isTestFile, findName, testFile} from './test-file';

const FRAME = /^(?<caller>.*?)@(?<url>.*?):(?<line>\d+):(?<column>\d+)$/;

/**
 * Rewrites a stack of Firefox or Safari (`caller@url:line:column`, without the message) to Jest's format in Node.
 *
 * @param stack the engine's stack
 * @param header `Error: message`
 */
function rewriteStack(stack: string, header: string): string {
  const frames = stack
    .split('\n')
    .map(line => FRAME.exec(line)?.groups)
    .filter(frame => frame !== undefined);
  return [
    header,
    ...frames
      .filter(({url}) => isTestFile(url))
      .map(({line, column}) => {
        const lineNumber = Number(line);
        const sourceColumn = moveToName(lineNumber, testFile.findColumn(lineNumber, Number(column)));
        return `    at Object.${findName(lineNumber, sourceColumn) ?? '<anonymous>'} (${testFile.path}:${lineNumber}:${sourceColumn})`;
      }),
  ].join('\n');
}

/** Safari reports the position of a call's parenthesis, other engines that of the name before it. */
function moveToName(line: number, column: number): number {
  const text = testFile.source.split('\n')[line - 1] ?? '';
  const name = /(?:new )?[\w$]+$/.exec(text.slice(0, column - 1))?.[0];
  return name && text[column - 1] === '(' ? column - name.length : column;
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
      return typeof text === 'string' ? rewriteStack(text, writeHeader(this)) : text;
    },
  });
}

/** Rewrites the stack of one error and its causes, for engines where it is a plain value: Safari. */
export const rewriteError = (error: unknown): void =>
  changeStacks(error, (stack, each) =>
    FRAME.test(stack.split('\n')[0] ?? '') ? rewriteStack(stack, writeHeader(each)) : stack,
  );

// eslint-disable-next-line no-control-regex -- colors begin with the escape character
const COLORED_FRAME = /^ +\u001b\[2mat .*$/gm;
// eslint-disable-next-line no-control-regex -- as above
const COLOR = /\u001b\[\d+m/g;

const allowance = new Allowance();

/**
 * The message of `.toThrow()` contains the code frame and the stack of the thrown error. Jest finds the end of a message
 * by its first stack frame, which it does not recognize in colors, so it would add a second code frame and stack.
 * Without these colors the report has one code frame, as in the output of Jest without colors. Stacks that are too long
 * together are left out.
 */
export const cleanStack = (error: unknown): void =>
  changeStacks(error, stack => allowance.take(() => stack.replace(COLORED_FRAME, frame => frame.replace(COLOR, ''))));

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

const writeHeader = (error: Error) => `${error.name || 'Error'}: ${error.message}`;
