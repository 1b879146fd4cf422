import {within} from './limits';
import {type Chunk, DONE, fieldOf} from './protocol';

/** What a watched stream does when nothing comes. */
interface Watch {
  /** The longest silence, in milliseconds. */
  readonly silence: number;
  /** Called once after such a silence: ends what feeds the stream. */
  readonly stop: () => void;
  /** What the reader is told then, and when the stream breaks off. */
  readonly apology: string;
}

const EVENT_END = '\n\n';

/** The chunks after which nothing is missing. */
const LAST = ['finish', 'error', 'abort'];

/**
 * The body of an answer that comes over the network, ended by an apology where it falls silent, breaks off or closes
 * before its end: a reader never waits for a dead stream. Events are passed on whole, so that none of them is cut where the apology begins.
 */
export function watched(body: ReadableStream<Uint8Array>, {silence, stop, apology}: Watch): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let begun = '';
  let isWhole = false;
  /** The events that are complete, and whether there will be more. */
  const next = async (): Promise<{events: string; done: boolean}> => {
    const {done, value} = await within(silence, reader.read());
    // Servers may end lines with either; the begun event keeps a sign that was parted from its next.
    const text = (begun + decoder.decode(value, {stream: !done})).replaceAll('\r\n', '\n');
    const end = endOfEvents(text);
    const events = text.slice(0, end);
    begun = text.slice(end);
    isWhole ||= events.split('\n').some(isLast);
    if (done && !isWhole) throw new Error('closed early');
    return {events, done};
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        let {events, done} = await next();
        while (events === '' && !done) ({events, done} = await next());
        if (events !== '') controller.enqueue(encoder.encode(events));
        if (done) controller.close();
      } catch {
        stop();
        controller.enqueue(encoder.encode(lastWords(apology)));
        controller.close();
        await reader.cancel().catch(() => undefined);
      }
    },
    cancel: reason => reader.cancel(reason),
  });
}

/** Whether nothing is missing after a line of an event. */
function isLast(line: string): boolean {
  const data = /^data:(.*)$/.exec(line)?.[1]?.trim();
  if (data === undefined || data === DONE) return data === DONE;
  try {
    return LAST.some(type => type === fieldOf(JSON.parse(data), 'type'));
  } catch {
    return false;
  }
}

/** Where the last complete event ends; 0 where none does. */
const endOfEvents = (text: string): number => {
  const last = text.lastIndexOf(EVENT_END);
  return last < 0 ? 0 : last + EVENT_END.length;
};

/** The end of a stream that broke off. */
function lastWords(apology: string): string {
  const chunk: Chunk = {type: 'error', errorText: apology};
  return [chunk]
    .map(one => JSON.stringify(one))
    .concat(DONE)
    .map(data => `data: ${data}${EVENT_END}`)
    .join('');
}
