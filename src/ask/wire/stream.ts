import {BY_DOCS, type Chunk, DONE, TOOL} from './protocol';

/** An answer that is under way. */
export interface Answering {
  /** What was searched for. */
  readonly query: string;
  /** The addresses of the sections that it rests on. */
  readonly urls: readonly string[];
  /** Whether it is put together from the docs, and no model wrote it. */
  readonly isQuoted?: boolean;
  /** Its Markdown, piece by piece. */
  readonly text: AsyncIterable<string> | Iterable<string>;
}

/**
 * An answer as the chunks of a stream. The text comes in a step after that of the search: were they one, the AI SDK would
 * take the finished search for a reason to ask again by itself.
 * @param messageId of the question
 */
export async function* chunksOf({query, urls, isQuoted, text}: Answering, messageId: string): AsyncGenerator<Chunk> {
  const toolCallId = `${messageId}-search`;
  const id = `${messageId}-text`;
  yield {type: 'start', messageId: `${messageId}-answer`};
  if (isQuoted) yield BY_DOCS;
  yield {type: 'start-step'};
  yield {type: 'tool-input-start', toolCallId, toolName: TOOL};
  yield {type: 'tool-input-available', toolCallId, toolName: TOOL, input: {query}};
  yield {type: 'tool-output-available', toolCallId, output: {query, hits: urls.map(url => ({url}))}};
  yield {type: 'finish-step'};
  yield {type: 'start-step'};
  yield {type: 'text-start', id};
  for await (const delta of text) yield {type: 'text-delta', id, delta};
  yield {type: 'text-end', id};
  yield {type: 'finish-step'};
  yield {type: 'finish'};
}

/** How an event of the stream is written (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
const eventOf = (data: string): Uint8Array => new TextEncoder().encode(`data: ${data}\n\n`);

/**
 * Chunks as the body of a response. They are taken as the reader takes them, so that a reader who leaves stops them.
 * @param chunks what they throw ends the stream with an error chunk
 * @param stop called when the reader leaves
 * @param sentenceOf what the reader is told of an error
 */
export function bodyOf(
  chunks: AsyncGenerator<Chunk>,
  stop: () => void,
  sentenceOf: (error: unknown) => string,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const {done, value} = await chunks.next();
        controller.enqueue(eventOf(done ? DONE : JSON.stringify(value)));
        if (done) controller.close();
      } catch (error) {
        const chunk: Chunk = {type: 'error', errorText: sentenceOf(error)};
        controller.enqueue(eventOf(JSON.stringify(chunk)));
        controller.enqueue(eventOf(DONE));
        controller.close();
      }
    },
    async cancel() {
      stop();
      await chunks.return(undefined);
    },
  });
}
