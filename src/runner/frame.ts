import {limit} from './limit';
import type {FrameMessage, InitMessage, PageMessage} from './protocol';

/** How long the frame may take to load, and its first worker to boot, on a slow phone. */
const LIMIT_MS = 20_000;

/** A frame that is up, and the channel to it. */
export interface OpenFrame {
  readonly frame: HTMLIFrameElement;
  readonly port: MessagePort;
}

/**
 * Puts the sandboxed frame into the page and waits until a worker in it is ready.
 *
 * @param url the frame's page
 * @param script the worker's script; the frame loads while it is fetched
 * @returns it and the channel to it
 * @throws {Error} when it does not come up in time or says that it cannot; the frame is then gone again
 */
export async function openFrame(url: string, script: Promise<Blob>): Promise<OpenFrame> {
  const frame = document.createElement('iframe');
  // Without allow-same-origin the frame's origin is opaque: no storage, no cookies, no way to the page.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Test runner';
  frame.tabIndex = -1;
  frame.referrerPolicy = 'no-referrer';
  frame.src = url;
  let loads = 0;
  // What is loaded into it later is not the runner: without the frame, the next run opens another.
  frame.onload = () => {
    if (++loads > 1) frame.remove();
  };
  const {port1, port2} = new MessageChannel();
  const {signal: timer, end} = limit(LIMIT_MS);
  try {
    const loaded = nextMessage(window, timer, event => event.source === frame.contentWindow);
    document.body.append(frame);
    const [fetched] = await Promise.all([script, loaded]);
    port1.start();
    const ready = nextMessage(port1, timer);
    const init: InitMessage = {type: 'init', script: fetched};
    // The frame's origin is opaque, so no target can be named; the frame takes what its parent sends only.
    frame.contentWindow?.postMessage(init, '*', [port2]);
    const answer = await ready;
    if (answer.type !== 'ready') throw new Error(answer.type === 'broken' ? answer.reason : answer.type);
    return {frame, port: port1};
  } catch (error) {
    frame.remove();
    port1.close();
    throw error;
  } finally {
    end();
  }
}

/**
 * Whether the frame is there and can be talked to. In Chromium it has a process of its own, which may end with its memory;
 * no event says so (a `close` event of the port is in the HTML standard, and not in Chromium).
 *
 * @param within how long it may take to answer, in milliseconds
 */
export async function answers({port}: OpenFrame, within: number): Promise<boolean> {
  const answer = nextMessage(port, limit(within).signal);
  const ping: PageMessage = {type: 'ping'};
  port.postMessage(ping);
  return answer.then(
    () => true,
    () => false,
  );
}

/** The next message that `accepts` takes; rejects when the time is over. */
function nextMessage(
  from: Window | MessagePort,
  timer: AbortSignal,
  accepts: (event: MessageEvent<FrameMessage>) => boolean = () => true,
): Promise<FrameMessage> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const onMessage = (event: Event) => {
      if (!(event instanceof MessageEvent) || !accepts(event)) return;
      done.abort();
      resolve(event.data);
    };
    from.addEventListener('message', onMessage, {signal: done.signal});
    timer.addEventListener('abort', () => reject(new Error('no answer in time')), {signal: done.signal});
  });
}
