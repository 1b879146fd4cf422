import type {FrameMessage, InitMessage} from './protocol';

/** Time between the end of a frame's load and its message, which its script sends while it loads. */
const MESSAGE_MS = 1_000;

/** A loaded frame and the channel to it. */
export interface Connection {
  readonly frame: HTMLIFrameElement;
  readonly port: MessagePort;
}

/**
 * Adds the sandboxed frame to the page and waits until its worker is ready, however long it takes.
 *
 * @param url URL of the frame's page
 * @param script the worker's script, fetched while the frame loads
 * @returns the frame and the channel to it
 * @throws {Error} if the frame is blocked, navigates away or reports a failure; it is removed first
 */
export async function openFrame(url: string, script: Promise<Blob>): Promise<Connection> {
  const frame = document.createElement('iframe');
  // Without allow-same-origin the frame's origin is opaque: no storage, no cookies, no access to the page.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Test runner';
  frame.tabIndex = -1;
  frame.referrerPolicy = 'no-referrer';
  frame.src = url;
  const {port1, port2} = new MessageChannel();
  // A page of the browser itself loads in place of a frame that is blocked or missing, and sends nothing.
  const lost = new AbortController();
  let [loads, hasAnswered] = [0, false];
  frame.onload = () => {
    if (++loads > 1) {
      // A second load means that the frame navigated away. Remove it; the next run opens a new one.
      frame.remove();
      lost.abort(new Error('The frame navigated away.'));
    } else setTimeout(() => !hasAnswered && lost.abort(new Error('The frame is blocked.')), MESSAGE_MS);
  };
  try {
    const loaded = nextMessage(window, lost.signal, event => event.source === frame.contentWindow);
    document.body.append(frame);
    const answered = loaded.then(() => (hasAnswered = true));
    const [fetched] = await Promise.all([script, answered]);
    port1.start();
    const ready = nextMessage(port1, lost.signal);
    const init: InitMessage = {type: 'init', script: fetched};
    // An opaque origin cannot be named as the target. The frame accepts messages from its parent only.
    frame.contentWindow?.postMessage(init, '*', [port2]);
    const answer = await ready;
    if (answer.type !== 'ready') throw new Error(answer.type === 'broken' ? answer.reason : answer.type);
    return {frame, port: port1};
  } catch (error) {
    frame.remove();
    port1.close();
    throw error;
  }
}

/** The next message that `accepts` returns true for. Rejects when the signal aborts. */
function nextMessage(
  from: Window | MessagePort,
  signal: AbortSignal,
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
    signal.addEventListener('abort', () => reject(signal.reason), {signal: done.signal});
  });
}
