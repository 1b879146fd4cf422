import {fieldOf} from '../../src/ask/protocol/json';

/** The page that asks. */
export const ORIGIN = 'https://docs.example.org';

/** The body of a chat request. */
export const conversation = (...questions: readonly string[]) => ({
  id: 'conversation-1',
  trigger: 'submit-message',
  messages: questions.map((text, at) => ({id: `m${at + 1}`, role: 'user', parts: [{type: 'text', text}]})),
});

/** An answer as the reader receives it. */
export interface Received {
  readonly status: number;
  readonly text: string;
  /** The sections that it quotes or cites. */
  readonly urls: readonly string[];
  /** The sentence of an error, if there was one. */
  readonly error: string | undefined;
  /** Whether it is complete. */
  readonly isWhole: boolean;
}

/** Reads a stream of the ask protocol. */
export function receivedOf(status: number, stream: string): Received {
  const data = stream.split('\n\n').flatMap(event => (event.startsWith('data: ') ? event.slice(6) : []));
  const chunks = data.filter(one => one !== '[DONE]').map((one): unknown => JSON.parse(one));
  const ofType = (type: string) => chunks.filter(chunk => fieldOf(chunk, 'type') === type);
  const error = fieldOf(ofType('error')[0], 'errorText');
  return {
    status,
    text: ofType('text-delta')
      .map(chunk => fieldOf(chunk, 'delta'))
      .join(''),
    urls: ofType('source-url').map(chunk => String(fieldOf(chunk, 'url'))),
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
    /** Asks, and leaves the stream to the caller. */
    start,
    /** Asks, and reads the whole answer. */
    async ask(...questions: readonly string[]): Promise<Received> {
      const response = await start(questions);
      return receivedOf(response.status, await response.text());
    },
  };
}
