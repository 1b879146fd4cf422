import {openFrame, type OpenFrame} from './frame';
import {limit} from './limit';
import {stoppedSentence, unavailable} from './messages';
import type {ConsoleLine, FrameMessage, FrameOutcome, Outcome, PageMessage, RunOptions, StopReason} from './protocol';
import frameUrl from './sandbox/frame/index.ts?runner-frame';
import scriptUrl from './sandbox/index.ts?runner-script';

/** A script of 165 kB takes a slow phone no longer. */
const FETCH_MS = 20_000;
/** The frame ends every run sooner; one that says nothing for so long is gone. */
const SILENT_MS = 25_000;

/** A run under way, by its id. */
interface Pending {
  onConsole(lines: readonly ConsoleLine[]): void;
  onDone(outcome: FrameOutcome): void;
}

const pending = new Map<number, Pending>();
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
  const there = await Promise.race([open(), aborted(signal)]);
  const lines: ConsoleLine[] = [];
  if (!there) return told(endedHere('by reader'), lines);
  const {frame, port} = there;
  const id = ++lastId;
  const post = (message: PageMessage) => port.postMessage(message);
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = await new Promise<FrameOutcome>(onDone => {
    timer = setTimeout(() => {
      frame.remove();
      onDone(endedHere('too long'));
    }, SILENT_MS);
    stop = () => (frame.isConnected ? post({type: 'stop', id}) : onDone(endedHere('by reader')));
    pending.set(id, {
      onDone,
      onConsole(more) {
        lines.push(...more);
        onConsole?.(more);
      },
    });
    post({type: 'run', id, file, code});
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });
  clearTimeout(timer);
  pending.delete(id);
  signal?.removeEventListener('abort', stop);
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

/** The frame, booted when there is none: before the first run, after a failure, and when someone took it away. */
async function open(): Promise<OpenFrame> {
  const opening = (opened ??= boot());
  try {
    const there = await opening;
    if (there.frame.isConnected) return there;
  } catch (error) {
    if (opened === opening) opened = undefined;
    throw error;
  }
  if (opened === opening) opened = undefined;
  return open();
}

async function boot(): Promise<OpenFrame> {
  const script = fetchScript();
  // A failed fetch is reported as such, below; the frame only waits for it.
  const there = await openFrame(frameUrl, script).catch(async (cause: unknown) => {
    await script;
    throw new Error(unavailable.frame(), {cause});
  });
  there.port.addEventListener('message', ({data}: MessageEvent<FrameMessage>) => {
    if (data.type === 'console') pending.get(data.id)?.onConsole(data.lines);
    if (data.type === 'done') pending.get(data.id)?.onDone(data.outcome);
  });
  return there;
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
