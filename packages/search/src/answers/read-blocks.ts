import {cutMarks, MARK_LIMIT} from '@jest-extended/text/marks';
import type {UIMessageChunk} from 'ai';
import {createParser} from 'eventsource-parser';
import {type Block, MOST} from './block';
import type {SectionReference} from './section-reference';
import {createError} from './error';
import {getField, getText} from './json';
import {readParts} from './read-text';

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

/** The longest query and title that are shown, and the longest URL of a source. */
const LONGEST = {query: 512, title: 300, url: 2000} as const;

/** The most hits of a service that can become sources. A real answer has about 20. */
const MOST_HITS = 200;

/**
 * Reads an answer from the UI message stream of a service (deploy/ask-protocol.md). Unknown chunks are ignored, and what is
 * too much to show is left out.
 * @throws {AnswerError} for an error chunk
 * @throws {Error} when the stream is malformed, silent, or closes before the answer is complete
 */
export async function* readBlocks(body: ReadableStream<Uint8Array>, options: StreamOptions): AsyncGenerator<Block> {
  const sources = new Map<string, SectionReference>();
  const hits: SectionReference[] = [];
  let [query, text, searches, isCut] = ['', '', 0, false];
  for await (const data of readEvents(body, options)) {
    const chunk: unknown = data === DONE ? {type: LAST[0]} : JSON.parse(data);
    const type = getField(chunk, 'type');
    if (type === 'error') throw createError(getRequiredText(chunk, 'errorText'), options.apology);
    else if (type === 'tool-input-available') query = getText(getField(chunk, 'input'), 'query') ?? query;
    else if (type === 'tool-output-available') {
      searches += 1;
      if (searches > MOST.searches) {
        isCut = true;
        continue;
      }
      const output = getField(chunk, 'output');
      const records = toList(getField(output, 'hits'));
      hits.push(...records.slice(0, MOST_HITS - hits.length).flatMap(record => readReference(record) ?? []));
      yield {type: 'search', query: cut(getText(output, 'query') ?? query, LONGEST.query), count: records.length};
    } else if (type === 'source-url') {
      const source = readReference(chunk);
      if (source && (sources.size < MOST.sources || sources.has(source.url))) sources.set(source.url, source);
      else if (getText(chunk, 'url') !== undefined) isCut = true;
    } else if (type === 'text-delta') {
      const delta = getRequiredText(chunk, 'delta');
      // The marks of a letter can arrive in several pieces. Some are written as two characters.
      const end = text.slice(-2 * MARK_LIMIT);
      const rest = cutMarks(end + delta).slice(end.length);
      const piece = rest.slice(0, MOST.characters - text.length);
      isCut ||= piece !== rest;
      text += piece;
      if (piece !== '') yield {type: 'markdown', text: piece};
    } else if (LAST.includes(type)) {
      // A service may find more than its answer cites.
      const linked = hits.filter(({url}) => [')', ' '].some(end => text.includes(`](${url}${end}`)));
      const all = [...new Map([...linked.map(hit => [hit.url, hit] as const), ...sources]).values()];
      const sections = all.slice(0, MOST.sources);
      if (sections.length > 0) yield {type: 'sources', sections};
      if (isCut || sections.length < all.length) yield {type: 'omission'};
      return;
    }
  }
  throw new Error('The stream closed before the answer was complete.');
}

/** The data of the events, as they arrive. */
async function* readEvents(body: ReadableStream<Uint8Array>, options: StreamOptions): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({onEvent: ({data}) => events.push(data)});
  for await (const part of readParts(body, options)) {
    parser.feed(part);
    yield* events.splice(0);
  }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** @throws {Error} if the field is not text */
function getRequiredText(chunk: unknown, name: string): string {
  const text = getText(chunk, name);
  if (text === undefined) throw new Error(`A chunk of the stream has no ${name}.`);
  return text;
}

/** A source, or a hit from Algolia, whose title is the deepest one of its hierarchy; `undefined` without a usable URL. */
function readReference(value: unknown): SectionReference | undefined {
  const [url, hierarchy] = [getText(value, 'url'), getField(value, 'hierarchy')];
  if (url === undefined || url.length > LONGEST.url) return undefined;
  const titles = [6, 5, 4, 3, 2, 1, 0].map(level => getText(hierarchy, `lvl${level}`));
  return {url, title: cut(getText(value, 'title') ?? titles.find(Boolean) ?? url, LONGEST.title)};
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
