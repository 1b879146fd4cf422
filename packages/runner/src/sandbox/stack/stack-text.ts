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

/**
 * Rewrites the stack of one error and its causes, for engines where it is a plain value: Safari.
 * @param seen errors already rewritten, in case causes form a cycle
 */
export function rewriteError(error: unknown, seen = new Set<unknown>()): void {
  if (!(error instanceof Error) || seen.has(error)) return;
  seen.add(error);
  if (FRAME.test(error.stack?.split('\n')[0] ?? '')) error.stack = rewriteStack(error.stack ?? '', writeHeader(error));
  rewriteError(error.cause, seen);
  if ('errors' in error && Array.isArray(error.errors)) for (const inner of error.errors) rewriteError(inner, seen);
}

const writeHeader = (error: Error) => `${error.name || 'Error'}: ${error.message}`;
