import {openFrame, type Connection} from './connection';
import {describeStop, loadErrors} from './messages';
import type {
  ConsoleLine,
  FrameMessage,
  FrameOutcome,
  RunOutcome,
  PageMessage,
  RunOptions,
  StopReason,
} from './protocol';
import frameUrl from './sandbox/frame/index.ts?runner-frame';
import scriptUrl from './sandbox/index.ts?runner-script';

/** The frame ends every run after 20 seconds. One that is silent for longer has no process any more. */
const GONE_MS = 25_000;
/** The frame ends a run at once when it is asked to, unless it does not respond. */
const STOP_MS = 500;

let lastId = 0;
/** The frame of the next run, while it is opened and afterwards. */
let connectionPromise: Promise<Connection> | undefined;

/**
 * Fetches the runner and starts its frame, so that the next run begins at once. Call it on hover, focus or touch.
 * Repeated calls do nothing; after a failure the next call tries again.
 *
 * @throws {Error} with a message for the reader and the URL of the file (`request`), if the runner cannot be loaded
 */
export async function prepare(): Promise<void> {
  await connect();
}

/**
 * Runs a test file in the sandbox, in a new worker. One run at a time: a new run replaces the current one.
 *
 * @param code TypeScript or JavaScript, as in a test file for Jest
 * @returns the outcome, for any code: infinite loops and pending promises are stopped
 * @throws {Error} with a message for the reader and the URL of the file (`request`), if the runner itself cannot be loaded
 */
export async function run(code: string, {file, signal, onConsole}: RunOptions): Promise<RunOutcome> {
  const startedAt = performance.now();
  const lines: ConsoleLine[] = [];
  /** The outcome of a run that the frame did not end. */
  const stopHere = (reason: StopReason): FrameOutcome => ({
    status: 'stopped',
    tests: [],
    report: '',
    mentionsNode: false,
    droppedLines: 0,
    milliseconds: performance.now() - startedAt,
    stopped: {reason, test: null},
  });
  const complete = ({stopped, ...outcome}: FrameOutcome): RunOutcome => ({
    ...outcome,
    console: lines,
    ...(stopped && {stopped: {...stopped, sentence: describeStop(stopped)}}),
  });
  const id = ++lastId;
  const connection = await Promise.race([connect(), waitForAbort(signal)]);
  // A newer run may have started in the meantime.
  if (!connection || id < lastId) return complete(stopHere(connection ? 'replaced' : 'by reader'));
  const {frame, port} = connection;
  const finished = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = await new Promise<FrameOutcome>(onDone => {
    const post = (message: PageMessage) => port.postMessage(message);
    /** Ends the run if the frame does not, and removes the frame, so that the next run gets another. */
    const giveUp = (reason: StopReason, milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        frame.remove();
        onDone(stopHere(reason));
      }, milliseconds);
    };
    const stop = () => {
      post({type: 'stop', id});
      giveUp('by reader', STOP_MS);
    };
    const receive = ({data}: MessageEvent<FrameMessage>) => {
      if (data.type === 'done' && data.id === id) onDone(data.outcome);
      if (data.type !== 'console' || data.id !== id) return;
      lines.push(...data.lines);
      onConsole?.(data.lines);
    };
    port.addEventListener('message', receive, {signal: finished.signal});
    giveUp('gone', GONE_MS);
    post({type: 'run', id, file, code});
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, {signal: finished.signal});
  });
  clearTimeout(timer);
  finished.abort();
  return complete(outcome);
}

/** Resolves when the reader stops the run. */
const waitForAbort = (signal?: AbortSignal): Promise<undefined> =>
  new Promise(resolve => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), {once: true});
  });

/** The frame, created before the first run, after a failure, and after its removal. */
async function connect(): Promise<Connection> {
  const promise = (connectionPromise ??= boot());
  const connection = await promise;
  if (connection.frame.isConnected) return connection;
  if (connectionPromise === promise) connectionPromise = undefined;
  return connect();
}

async function boot(): Promise<Connection> {
  const script = fetchScript();
  return openFrame(frameUrl, script).catch(async (cause: unknown) => {
    connectionPromise = undefined;
    // If fetching the script failed, report that error rather than the frame's.
    await script;
    throw createLoadError(loadErrors.frame(), frameUrl, cause);
  });
}

async function fetchScript(): Promise<Blob> {
  try {
    const response = await fetch(scriptUrl);
    const type = response.headers.get('content-type');
    if (!response.ok || type?.startsWith('text/html')) throw new Error(`${response.status} ${type}`);
    return await response.blob();
  } catch (cause) {
    throw createLoadError(loadErrors.script(), scriptUrl, cause);
  }
}

/** An error that names the file, as that of a failed `import()` does. The page finds out whether the host still has it. */
const createLoadError = (message: string, request: string, cause: unknown): Error =>
  Object.assign(new Error(message, {cause}), {request});
