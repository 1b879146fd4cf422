import {createTimeoutSignal} from '@jest-extended/text/async/timeout';
import {answers, openFrame, type OpenFrame} from './frame';
import {stoppedSentence, unavailable} from './messages';
import type {ConsoleLine, FrameMessage, FrameOutcome, Outcome, PageMessage, RunOptions, StopReason} from './protocol';
import frameUrl from './sandbox/frame/index.ts?runner-frame';
import scriptUrl from './sandbox/index.ts?runner-script';

/** Enough for 165 kB on a slow phone. */
const FETCH_MS = 20_000;
/** Interval between pings to a frame during a run. */
const PING_MS = 500;
/** Unanswered pings after which a frame counts as lost: two seconds, or more on a busy page, whose timers run late. */
const MAX_MISSED_PINGS = 4;
/** Shorter before a run: reopening a frame costs only a moment. */
const FIRST_ANSWER_MS = 200;

let lastId = 0;
let opened: Promise<OpenFrame> | undefined;

/**
 * Fetches the runner and starts its frame, so that the next run begins at once. Call it on hover, focus or touch.
 * Repeated calls do nothing; after a failure the next call tries again.
 *
 * @throws {Error} with a message for the reader, if the runner cannot be loaded
 */
export async function prepare(): Promise<void> {
  await open();
}

/**
 * Runs a test file in the sandbox, in a new worker. One run at a time: a new run replaces the current one.
 *
 * @param code TypeScript or JavaScript, as in a test file for Jest
 * @returns the outcome, for any code: infinite loops and pending promises are stopped
 * @throws {Error} with a message for the reader, if the runner itself cannot be loaded
 */
export async function run(code: string, {file, signal, onConsole}: RunOptions): Promise<Outcome> {
  const startedAt = performance.now();
  const endedHere = (reason: StopReason): FrameOutcome => ({
    status: 'stopped',
    tests: [],
    report: '',
    droppedLines: 0,
    milliseconds: performance.now() - startedAt,
    stopped: {reason, test: null},
  });
  const lines: ConsoleLine[] = [];
  const id = ++lastId;
  const there = await Promise.race([openAnswering(), aborted(signal)]);
  // A newer run may have started in the meantime.
  if (!there || id < lastId) return withConsole(endedHere(there ? 'replaced' : 'by reader'), lines);
  const {frame, port} = there;
  let missedPings = 0;
  let pinging: ReturnType<typeof setInterval> | undefined;
  const finished = new AbortController();
  const outcome = await new Promise<FrameOutcome>(onDone => {
    const post = (message: PageMessage) => port.postMessage(message);
    const stop = () => (frame.isConnected ? post({type: 'stop', id}) : onDone(endedHere('by reader')));
    const receive = ({data}: MessageEvent<FrameMessage>) => {
      missedPings = 0;
      if (data.type === 'done' && data.id === id) onDone(data.outcome);
      if (data.type !== 'console' || data.id !== id) return;
      lines.push(...data.lines);
      onConsole?.(data.lines);
    };
    port.addEventListener('message', receive, {signal: finished.signal});
    post({type: 'run', id, file, code});
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, {signal: finished.signal});
    pinging = setInterval(() => {
      post({type: 'ping'});
      if (++missedPings <= MAX_MISSED_PINGS) return;
      frame.remove();
      onDone(endedHere('gone'));
    }, PING_MS);
  });
  clearInterval(pinging);
  finished.abort();
  return withConsole(outcome, lines);
}

/** Adds the data that the frame does not have. */
const withConsole = (outcome: FrameOutcome, lines: readonly ConsoleLine[]): Outcome => ({
  ...outcome,
  report: outcome.stopped ? stoppedSentence(outcome.stopped) : outcome.report,
  console: lines,
});

/** Resolves when the reader stops the run. */
const aborted = (signal?: AbortSignal): Promise<undefined> =>
  new Promise(resolve => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), {once: true});
  });

/** The frame, reopened if it lost its process since the last run. */
async function openAnswering(): Promise<OpenFrame> {
  const there = await open();
  // Two attempts, because a busy page receives answers late.
  const isHere = (await answers(there, FIRST_ANSWER_MS)) || (await answers(there, FIRST_ANSWER_MS));
  if (!isHere) there.frame.remove();
  // Another run may have removed it in the meantime.
  return open();
}

/** The frame, created before the first run, after a failure, and after its removal. */
async function open(): Promise<OpenFrame> {
  const opening = (opened ??= boot());
  const there = await opening;
  if (there.frame.isConnected) return there;
  if (opened === opening) opened = undefined;
  return open();
}

async function boot(): Promise<OpenFrame> {
  const script = fetchScript();
  return openFrame(frameUrl, script).catch(async (cause: unknown) => {
    opened = undefined;
    // If fetching the script failed, report that error rather than the frame's timeout.
    await script;
    throw new Error(unavailable.frame(), {cause});
  });
}

async function fetchScript(): Promise<Blob> {
  const {signal, clear} = createTimeoutSignal(FETCH_MS);
  try {
    const response = await fetch(scriptUrl, {signal});
    if (!response.ok) throw new Error(`${response.status}`);
    return await response.blob();
  } catch (cause) {
    throw new Error(unavailable.script(), {cause});
  } finally {
    clear();
  }
}
