import {openFrame} from './frame';
import {stoppedSentence, unavailable} from './messages';
import type {ConsoleLine, FrameMessage, FrameOutcome, Outcome, PageMessage, RunOptions} from './protocol';
import frameUrl from './sandbox/frame/index.ts?runner-frame';
import scriptUrl from './sandbox/index.ts?runner-script';

/** A run under way, by its id. */
interface Pending {
  onConsole(lines: readonly ConsoleLine[]): void;
  onDone(outcome: FrameOutcome): void;
}

const pending = new Map<number, Pending>();
let lastId = 0;
let opened: Promise<MessagePort> | undefined;

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
  const port = await open();
  const id = ++lastId;
  const post = (message: PageMessage) => port.postMessage(message);
  const stop = () => post({type: 'stop', id});
  const lines: ConsoleLine[] = [];
  const outcome = await new Promise<FrameOutcome>(onDone => {
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
  pending.delete(id);
  signal?.removeEventListener('abort', stop);
  const report = outcome.stopped ? stoppedSentence(outcome.stopped) : outcome.report;
  return {...outcome, report, console: lines};
}

function open(): Promise<MessagePort> {
  opened ??= boot().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function boot(): Promise<MessagePort> {
  const script = fetchScript();
  // A failed fetch is reported as such, below; the frame only waits for it.
  const port = await openFrame(frameUrl, script).catch(async (cause: unknown) => {
    await script;
    throw new Error(unavailable.frame(), {cause});
  });
  port.addEventListener('message', ({data}: MessageEvent<FrameMessage>) => {
    if (data.type === 'console') pending.get(data.id)?.onConsole(data.lines);
    if (data.type === 'done') pending.get(data.id)?.onDone(data.outcome);
  });
  return port;
}

async function fetchScript(): Promise<Blob> {
  try {
    const response = await fetch(scriptUrl);
    if (!response.ok) throw new Error(`${response.status}`);
    return await response.blob();
  } catch (cause) {
    throw new Error(unavailable.script(), {cause});
  }
}
