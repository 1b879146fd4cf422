import {answers, openFrame, type OpenFrame} from './frame';
import {limit} from './limit';
import {stoppedSentence, unavailable} from './messages';
import type {ConsoleLine, FrameMessage, FrameOutcome, Outcome, PageMessage, RunOptions, StopReason} from './protocol';
import frameUrl from './sandbox/frame/index.ts?runner-frame';
import scriptUrl from './sandbox/index.ts?runner-script';

/** A script of 165 kB takes a slow phone no longer. */
const FETCH_MS = 20_000;
/** How often a frame with a run is asked whether it is there. */
const ASK_MS = 500;
/** A frame that has answered none of so many is gone: after two seconds, or longer where a busy page asks late. */
const MOST_UNHEARD = 4;
/** Before a run a frame that does not answer is opened again, at the cost of a moment, so less patience does. */
const FIRST_ANSWER_MS = 200;

let lastId = 0;
let opened: Promise<OpenFrame> | undefined;

/**
 * Fetches the runner and boots its frame, so that a run that follows starts at once. To be called on hover, focus or
 * touch, as often as you like: it works once. After a failure the next call tries again.
 *
 * @throws {Error} when the runner cannot be had, with a message for the reader
 */
export async function prepare(): Promise<void> {
  await open();
}

/**
 * Runs a test file in the sandbox, in a worker of its own. One run at a time: a new one ends the one before.
 *
 * @param code TypeScript or JavaScript, as it would stand in a file for Jest
 * @returns how it ended, whatever the code does: loops and hanging promises are stopped
 * @throws {Error} only when the runner itself cannot be had, with a message for the reader
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
  // While it waited, a newer run may have come first.
  if (!there || id < lastId) return told(endedHere(there ? 'replaced' : 'by reader'), lines);
  const {frame, port} = there;
  let unheard = 0;
  let asking: ReturnType<typeof setInterval> | undefined;
  const over = new AbortController();
  const outcome = await new Promise<FrameOutcome>(onDone => {
    const post = (message: PageMessage) => port.postMessage(message);
    const stop = () => (frame.isConnected ? post({type: 'stop', id}) : onDone(endedHere('by reader')));
    const hear = ({data}: MessageEvent<FrameMessage>) => {
      unheard = 0;
      if (data.type === 'done' && data.id === id) onDone(data.outcome);
      if (data.type !== 'console' || data.id !== id) return;
      lines.push(...data.lines);
      onConsole?.(data.lines);
    };
    port.addEventListener('message', hear, {signal: over.signal});
    post({type: 'run', id, file, code});
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, {signal: over.signal});
    asking = setInterval(() => {
      post({type: 'ping'});
      if (++unheard <= MOST_UNHEARD) return;
      frame.remove();
      onDone(endedHere('gone'));
    }, ASK_MS);
  });
  clearInterval(asking);
  over.abort();
  return told(outcome, lines);
}

/** An outcome with what the frame does not know. */
const told = (outcome: FrameOutcome, lines: readonly ConsoleLine[]): Outcome => ({
  ...outcome,
  report: outcome.stopped ? stoppedSentence(outcome.stopped) : outcome.report,
  console: lines,
});

/** Fulfilled when the reader stops. */
const aborted = (signal?: AbortSignal): Promise<undefined> =>
  new Promise(resolve => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), {once: true});
  });

/** The frame, opened again when it lost its process since the last run. */
async function openAnswering(): Promise<OpenFrame> {
  const there = await open();
  // Asked twice, because a busy page hears late.
  const isHere = (await answers(there, FIRST_ANSWER_MS)) || (await answers(there, FIRST_ANSWER_MS));
  if (!isHere) there.frame.remove();
  // Another run may have taken it away meanwhile.
  return open();
}

/** The frame, booted when there is none: before the first run, after a failure, and when someone took it away. */
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
    // A failed fetch is reported as such; the frame only waits for it.
    await script;
    throw new Error(unavailable.frame(), {cause});
  });
}

async function fetchScript(): Promise<Blob> {
  const {signal, end} = limit(FETCH_MS);
  try {
    const response = await fetch(scriptUrl, {signal});
    if (!response.ok) throw new Error(`${response.status}`);
    return await response.blob();
  } catch (cause) {
    throw new Error(unavailable.script(), {cause});
  } finally {
    end();
  }
}
