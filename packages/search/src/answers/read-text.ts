import {withTimeout} from '@jest-extended/text/async/timeout';
import {LONGEST_SILENCE} from './block';

interface ReadOptions {
  /** The longest time without a part of the text, in milliseconds. */
  readonly silence: number;
  readonly signal: AbortSignal | undefined;
}

/** The parts of a text, as they arrive. The stream is canceled when the caller stops reading. */
export async function* readParts(
  body: ReadableStream<Uint8Array>,
  {silence, signal}: ReadOptions,
): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  try {
    for (;;) {
      const {done, value} = await withTimeout(silence, reader.read(), signal);
      if (done) return;
      yield decoder.decode(value, {stream: true});
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Longer than any token, which is sent in a header, and than any error for readers. */
const LIMIT = 16_000;

/** The text of a response. One that is too long is read only up to the part that exceeds the limit. */
export async function readShortText({body}: Response, signal: AbortSignal | undefined): Promise<string> {
  let text = '';
  if (body) {
    for await (const part of readParts(body, {silence: LONGEST_SILENCE, signal})) {
      text += part;
      if (text.length > LIMIT) break;
    }
  }
  return text;
}
