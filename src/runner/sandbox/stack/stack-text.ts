import {columnInSource, isTestFile, nameAt, testFile} from './test-file';

const FRAME = /^(?<caller>.*?)@(?<address>.*?):(?<line>\d+):(?<column>\d+)$/;

/**
 * Rewrites a stack of Firefox or Safari (`caller@address:line:column`, no message in front) as Jest in Node prints it.
 *
 * @param stack as the engine gives it
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
      .filter(({address}) => isTestFile(address))
      .map(({line, column}) => {
        const at = Number(line);
        const place = onName(at, columnInSource(at, Number(column)));
        return `    at Object.${nameAt(at, place) ?? '<anonymous>'} (${testFile.path}:${at}:${place})`;
      }),
  ].join('\n');
}

/** Safari points at the bracket of a call, the others at the name in front of it. */
function onName(line: number, column: number): number {
  const text = testFile.source.split('\n')[line - 1] ?? '';
  const name = /(?:new )?[\w$]+$/.exec(text.slice(0, column - 1))?.[0];
  return name && text[column - 1] === '(' ? column - name.length : column;
}

/** Rewrites every stack where the engine keeps `stack` as a getter that can be wrapped: Firefox. */
export function installStackRewriting(): void {
  const stack = Object.getOwnPropertyDescriptor(Error.prototype, 'stack');
  const get = stack?.get;
  if (!get) return;
  Object.defineProperty(Error.prototype, 'stack', {
    ...stack,
    get(this: Error) {
      const text: unknown = get.call(this);
      return typeof text === 'string' ? rewriteStack(text, headerOf(this)) : text;
    },
  });
}

/**
 * Rewrites the stack of one error and of its causes, where it stands as a plain value: Safari.
 * @param seen errors that are done, so that a circle of causes ends
 */
export function rewriteError(error: unknown, seen = new Set<unknown>()): void {
  if (!(error instanceof Error) || seen.has(error)) return;
  seen.add(error);
  if (FRAME.test(error.stack?.split('\n')[0] ?? '')) error.stack = rewriteStack(error.stack ?? '', headerOf(error));
  rewriteError(error.cause, seen);
  if ('errors' in error && Array.isArray(error.errors)) for (const inner of error.errors) rewriteError(inner, seen);
}

const headerOf = (error: Error) => `${error.name || 'Error'}: ${error.message}`;
