import {withTimeout} from '@jest-extended/text/async/timeout';
import type {UIMessageChunk} from 'ai';
import {createParser} from 'eventsource-parser';
import type {Block} from '../block';
import type {SectionReference} from '../section-reference';
import {createError} from './error';
import {getField} from './json';

interface StreamOptions {
  readonly signal: AbortSignal;
  /** The longest time without an event, in milliseconds. */
  readonly silence: number;
  /** The sentence for an error that does not have one for readers. */
  readonly apology: string;
}

/** The chunks after which an answer is complete. */
const LAST: readonly unknown[] = ['finish', 'abort'] satisfies UIMessageChunk['type'][];

/** The last event, which is not a chunk. */
const DONE = '[DONE]';

/**
 * Reads an answer from the UI message stream of a service (deploy/ask-protocol.md). Unknown chunks are ignored.
 * @throws {AnswerError} for an error chunk
 * @throws {Error} when the stream is malformed, silent, or closes before the answer is complete
 */
export async function* readBlocks(body: ReadableStream<Uint8Array>, options: StreamOptions): AsyncGenerator<Block> {
  const sources: SectionReference[] = [];
  const hits: SectionReference[] = [];
  let [query, text] = ['', ''];
  for await (const data of readEvents(body, options)) {
    const chunk: unknown = data === DONE ? {type: LAST[0]} : JSON.parse(data);
    const type = getField(chunk, 'type');
    if (type === 'error') throw createError(getRequiredText(chunk, 'errorText'), options.apology);
    else if (type === 'tool-input-available') query = getText(getField(chunk, 'input'), 'query') ?? query;
    else if (type === 'tool-output-available') {
      const output = getField(chunk, 'output');
      const records = toList(getField(output, 'hits'));
      hits.push(...records.flatMap(readReference));
      yield {type: 'search', query: getText(output, 'query') ?? query, count: records.length};
    } else if (type === 'source-url') sources.push(...readReference(chunk));
    else if (type === 'text-delta') {
      const piece = getRequiredText(chunk, 'delta');
      text += piece;
      yield {type: 'markdown', text: piece};
    } else if (LAST.includes(type)) {
      // A service may find more than its answer cites.
      const linked = hits.filter(({url}) => [')', ' '].some(end => text.includes(`](${url}${end}`)));
      const sections = [...new Map([...linked, ...sources].map(reference => [reference.url, reference])).values()];
      if (sections.length > 0) yield {type: 'sources', sections};
      return;
    }
  }
  throw new Error('The stream closed before the answer was complete.');
}

/** The data of the events, as they arrive. */
async function* readEvents(body: ReadableStream<Uint8Array>, {silence, signal}: StreamOptions): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  const events: string[] = [];
  const parser = createParser({onEvent: ({data}) => events.push(data)});
  try {
    for (;;) {
      const {done, value} = await withTimeout(silence, reader.read(), signal);
      if (done) return;
      parser.feed(decoder.decode(value, {stream: true}));
      yield* events.splice(0);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function getText(value: unknown, name: string): string | undefined {
  const text = getField(value, name);
  return typeof text === 'string' ? text : undefined;
}

/** @throws {Error} if the field is not text */
function getRequiredText(chunk: unknown, name: string): string {
  const text = getText(chunk, name);
  if (text === undefined) throw new Error(`A chunk of the stream has no ${name}.`);
  return text;
}

/** A source, or a hit from Algolia, whose title is the deepest one of its hierarchy. */
function readReference(value: unknown): SectionReference[] {
  const [url, hierarchy] = [getText(value, 'url'), getField(value, 'hierarchy')];
  const titles = [6, 5, 4, 3, 2, 1, 0].map(level => getText(hierarchy, `lvl${level}`));
  return url === undefined ? [] : [{url, title: getText(value, 'title') ?? titles.find(Boolean) ?? url}];
}
