import type {Block} from '../block';
import {markdownOf} from '../markdown';
import {BY_DOCS, type Chunk, DONE, TOOL} from './chunk';

/**
 * An answer as the chunks of a stream.
 * @param messageId the id of the question's message
 */
export async function* chunksOf(blocks: AsyncIterable<Block>, messageId: string): AsyncGenerator<Chunk> {
  const toolCallId = `${messageId}-search`;
  const id = `${messageId}-text`;
  let last: Block['type'] | undefined;
  yield {type: 'start', messageId: `${messageId}-answer`};
  for await (const block of blocks) {
    if (block.type === 'author') {
      if (block.author === 'docs') yield BY_DOCS;
    } else if (block.type === 'search') {
      const {query, count} = block;
      yield {type: 'tool-input-available', toolCallId, toolName: TOOL, input: {query}};
      yield {type: 'tool-output-available', toolCallId, output: {query, nbHits: count}};
    } else if (block.type === 'sources') {
      for (const {url, title} of block.sections) yield {type: 'source-url', sourceId: url, url, title};
    } else {
      const text = markdownOf([block]);
      if (text === '') continue;
      if (last === undefined) yield {type: 'text-start', id};
      const joins = last === undefined || (last === 'markdown' && block.type === 'markdown');
      yield {type: 'text-delta', id, delta: joins ? text : `\n\n${text}`};
      last = block.type;
    }
  }
  if (last !== undefined) yield {type: 'text-end', id};
  yield {type: 'finish'};
}

/** An event of the stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
const eventOf = (data: string): Uint8Array => new TextEncoder().encode(`data: ${data}\n\n`);

/**
 * Chunks as the body of a response. Each chunk is created on demand, so the answer stops when the reader leaves.
 * @param chunks an error that they throw ends the stream with an error chunk
 * @param stop called when the reader leaves
 * @param apology the sentence of an error chunk
 */
export function bodyOf(chunks: AsyncGenerator<Chunk>, stop: () => void, apology: string): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const {done, value} = await chunks.next();
        controller.enqueue(eventOf(done ? DONE : JSON.stringify(value)));
        if (done) controller.close();
      } catch {
        const chunk: Chunk = {type: 'error', errorText: apology};
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
