import OpenAI from 'openai';
import {anySignal} from '../../src/async/abort';
import {withTimeout} from '../../src/async/timeout';

/** The messages for a model. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/**
 * Asks a model.
 * @returns its text, piece by piece; some pieces are empty
 * @throws {Error} when the connection fails, the status is an error, or the stream breaks off or stalls; the signal's
 *   reason when it aborts
 */
export type Model = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;

interface Options {
  readonly name: string;
  readonly baseUrl: string;
  /** Local servers often need none. */
  readonly key: string | undefined;
  /** The longest silence, in milliseconds. */
  readonly silence: number;
}

/**
 * A model behind the chat completions of OpenAI, which Ollama, llama.cpp, vLLM and most hosts support. The request
 * has only fields that all of them know, so the length of an answer is limited here.
 */
export function openAiModel({name, baseUrl, key, silence}: Options): Model {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: key ?? 'none',
    maxRetries: 1,
    timeout: silence,
    logLevel: 'off',
  });
  return async function* ({system, user}, signal) {
    signal.throwIfAborted();
    const over = new AbortController();
    try {
      const asked = client.chat.completions.create(
        {
          model: name,
          messages: [
            {role: 'system', content: system},
            {role: 'user', content: user},
          ],
          stream: true,
        },
        // The request ends with the answer, for any reason.
        {signal: anySignal(signal, over.signal)},
      );
      const chunks = (await withTimeout(silence, asked))[Symbol.asyncIterator]();
      let isWhole = false;
      for (;;) {
        const {done, value} = await withTimeout(silence, chunks.next());
        signal.throwIfAborted();
        if (done) break;
        const [choice] = value.choices;
        if (choice?.finish_reason) isWhole = true;
        yield choice?.delta.content ?? '';
      }
      if (!isWhole) throw new Error('The model’s stream broke off.');
    } finally {
      over.abort();
    }
  };
}

const THOUGHT = /^\s*<think>[\s\S]*?<\/think>\s*/;
const MAYBE_THOUGHT = '<think>';

/** An answer without the reasoning that some models write before it. */
export async function* withoutThoughts(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string | undefined = '';
  for await (const delta of text) {
    if (held === undefined) {
      yield delta;
      continue;
    }
    held += delta;
    const begun = held.trimStart();
    const isThinking = begun.startsWith(MAYBE_THOUGHT) && !THOUGHT.test(held);
    if (isThinking || MAYBE_THOUGHT.startsWith(begun)) {
      yield '';
      continue;
    }
    yield held.replace(THOUGHT, '');
    held = undefined;
  }
  if (held !== undefined && !held.trimStart().startsWith(MAYBE_THOUGHT)) yield held;
}
