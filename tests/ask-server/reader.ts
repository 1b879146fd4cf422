import {fieldOf} from '../../src/ask/wire/protocol';

/** The page that asks. */
export const ORIGIN = 'https://docs.example.org';

/** A conversation's body, as DocSearch sends it. */
export const conversation = (...questions: readonly string[]) => ({
  id: 'conversation-1',
  trigger: 'submit-message',
  messages: questions.map((text, at) => ({id: `m${at + 1}`, role: 'user', parts: [{type: 'text', text}]})),
});

/** What a stream told the reader. */
export interface Told {
  readonly status: number;
  readonly text: string;
  /** The sections that it rests on. */
  readonly urls: readonly string[];
  /** The sentence of an error, where there was one. */
  readonly error: string | undefined;
  /** Whether it came to its end. */
  readonly isWhole: boolean;
}

/** Reads a stream of the ask protocol. */
export function toldOf(status: number, stream: string): Told {
  const data = stream.split('\n\n').flatMap(event => (event.startsWith('data: ') ? event.slice(6) : []));
  const chunks = data.filter(one => one !== '[DONE]').map((one): unknown => JSON.parse(one));
  const ofType = (type: string) => chunks.filter(chunk => fieldOf(chunk, 'type') === type);
  const hits = ofType('tool-output-available').map(chunk => fieldOf(fieldOf(chunk, 'output'), 'hits'));
  const error = fieldOf(ofType('error')[0], 'errorText');
  return {
    status,
    text: ofType('text-delta')
      .map(chunk => fieldOf(chunk, 'delta'))
      .join(''),
    urls: hits.flatMap(some => (Array.isArray(some) ? some.map((hit: unknown) => String(fieldOf(hit, 'url'))) : [])),
    error: typeof error === 'string' ? error : undefined,
    isWhole: data.at(-1) === '[DONE]' && ofType('finish').length === 1,
  };
}

/** Asks a server as a page does. */
export function readerOf(url: string, headers: Readonly<Record<string, string>> = {}) {
  let token: string | undefined;
  const post = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url + path, {method: 'POST', ...init, headers: {origin: ORIGIN, ...headers, ...init.headers}});
  const tokenOf = async (): Promise<string> => {
    const body: unknown = await (await post('/token')).json();
    return String(fieldOf(body, 'token'));
  };
  const start = async (questions: readonly string[], signal?: AbortSignal): Promise<Response> => {
    token ??= await tokenOf();
    return post('', {
      headers: {authorization: `TOKEN ${token}`},
      body: JSON.stringify(conversation(...questions)),
      ...(signal && {signal}),
    });
  };
  return {
    post,
    token: tokenOf,
    /** Begins to ask, and leaves the stream to the caller. */
    start,
    /** Asks, and reads the answer to its end. */
    async ask(...questions: readonly string[]): Promise<Told> {
      const response = await start(questions);
      return toldOf(response.status, await response.text());
    },
  };
}
