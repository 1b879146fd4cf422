import OpenAI from 'openai';
import {either, within} from '../../src/ask/wire/limits';

/** What is said to a model. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/**
 * Has a model answer.
 * @returns its text, piece by piece; some pieces are empty
 * @throws what went wrong: no connection, a status, a stream that broke off or fell silent, the signal's reason
 */
export type Model = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;

/** Where a model is. */
interface Place {
  readonly name: string;
  readonly baseUrl: string;
  /** Servers on one's own machine often want none. */
  readonly key: string | undefined;
}

interface Means extends Place {
  /** The longest silence, in milliseconds. */
  readonly silence: number;
}

const connectionTo = ({baseUrl, key}: Place, timeout: number): OpenAI =>
  new OpenAI({baseURL: baseUrl, apiKey: key ?? 'none', maxRetries: 1, timeout, logLevel: 'off'});

/**
 * A model behind the chat completions of OpenAI, which Ollama, llama.cpp, vLLM and most hosts speak. It is asked for
 * nothing that one of them does not know: how long an answer may be is held here.
 */
export function openAiModel({silence, ...place}: Means): Model {
  const client = connectionTo(place, silence);
  return async function* ({system, user}, signal) {
    signal.throwIfAborted();
    const over = new AbortController();
    try {
      const asked = client.chat.completions.create(
        {
          model: place.name,
          messages: [
            {role: 'system', content: system},
            {role: 'user', content: user},
          ],
          stream: true,
        },
        // Whatever ends the answer ends the request.
        {signal: either(signal, over.signal)},
      );
      const chunks = (await within(silence, asked))[Symbol.asyncIterator]();
      let isWhole = false;
      for (;;) {
        const {done, value} = await within(silence, chunks.next());
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

const CHECK_MILLISECONDS = 5000;

/**
 * Looks whether the model is there, for whoever starts the server.
 * @returns a sentence where it seems not to be; nothing where its server does not say which models it has
 */
export async function modelTrouble(place: Place): Promise<string | undefined> {
  try {
    const {data} = await connectionTo(place, CHECK_MILLISECONDS).models.list();
    const names = data.map(({id}) => id);
    // Ollama's names end with a tag that may be left out.
    if (names.length === 0 || names.some(id => id === place.name || id.startsWith(`${place.name}:`))) return undefined;
    return `OPENAI_MODEL: ${place.baseUrl} lists no model ${place.name}. It lists ${names.slice(0, 10).join(', ')}.`;
  } catch (error) {
    if (error instanceof OpenAI.NotFoundError) return undefined;
    const why = error instanceof Error ? error.message : String(error);
    return `The model at ${place.baseUrl} cannot be asked now: ${why} Readers are told that no answer came.`;
  }
}

const THOUGHT = /^\s*<think>[\s\S]*?<\/think>\s*/;
const MAYBE_THOUGHT = '<think>';

/** An answer without the thoughts that some models put before it. */
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
