import {EventSourceParserStream} from 'eventsource-parser/stream';
import {getText} from '../get-text';
import {AnswerError, type Exchange, type WrittenAnswer} from './answer';

/** A service that streams answers, as deploy/ask-protocol.md describes it: Algolia's assistant or your own service. */
export interface Service {
  readonly url: string;
  /** Algolia's assistant, and the filters of its search; absent for your own service. */
  readonly assistant?: {
    readonly id: string;
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    readonly searchParameters: object;
  };
}

/** The longest time without a part of an answer, and the longest answer: about three times one of deploy/ask-service.ts. */
const [SILENCE_MS, MOST_CHARACTERS] = [14_000, 20_000];

/** The number of exchanges that are sent. */
const MEMORY = 6;

/**
 * Streams the answer to the last question of a conversation.
 * @param signal ends the request, when the reader stops the answer or leaves
 * @throws {AnswerError} with the service's own sentence for the reader
 * @throws {Error} if the answer is not complete
 */
export async function* askService(
  service: Service,
  exchanges: readonly Exchange[],
  signal: AbortSignal,
): AsyncGenerator<WrittenAnswer> {
  const ending = new AbortController();
  signal.addEventListener('abort', () => ending.abort(signal.reason), {signal: ending.signal});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectMore = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(new Error(`Nothing arrived for ${SILENCE_MS} ms.`)), SILENCE_MS);
  };
  try {
    expectMore();
    const response = await postQuestion(service, exchanges, ending.signal);
    const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events?.getReader();
    for (let markdown = ''; markdown.length <= MOST_CHARACTERS;) {
      expectMore();
      const {done, value} = (await reader?.read()) ?? {done: true};
      if (done) throw new Error('The stream closed before the answer was complete.');
      if (value.data === '[DONE]') return;
      const chunk: unknown = JSON.parse(value.data);
      const type = getText(chunk, 'type');
      if (type === 'finish' || type === 'abort') return;
      if (type === 'error') throw createError(getText(chunk, 'errorText'));
      if (type !== 'text-delta') continue;
      markdown += getText(chunk, 'delta');
      yield {kind: 'written', markdown};
    }
    throw new Error(`The answer has more than ${MOST_CHARACTERS} characters.`);
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

/** @throws {AnswerError} for a failed response */
async function postQuestion(
  {url, assistant}: Service,
  exchanges: readonly Exchange[],
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({'content-type': 'application/json'});
  if (assistant) {
    headers.set('x-algolia-assistant-id', assistant.id);
    const token = await post(`${url}/token`, {headers, signal});
    headers.set('authorization', `TOKEN ${getText(await token.json(), 'token')}`);
    headers.set('x-algolia-application-id', assistant.appId);
    headers.set('x-algolia-api-key', assistant.apiKey);
    headers.set('x-algolia-index-name', assistant.indexName);
    headers.set('x-ai-sdk-version', 'v5');
  }
  const body = JSON.stringify({
    id: `conversation-${exchanges[0]?.id}`,
    trigger: 'submit-message',
    messages: exchanges.slice(-MEMORY).flatMap(createMessages),
    ...(assistant && {searchParameters: assistant.searchParameters}),
  });
  return post(url, {headers, body, signal});
}

async function post(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, {method: 'POST', ...init});
  if (response.ok) return response;
  const text = await response.text();
  throw createError(getText(parseJson(text), 'message') || text);
}

/** The messages of an exchange, in the format of the AI SDK. */
const createMessages = ({id, question, answer}: Exchange) => [
  {id, role: 'user', parts: [{type: 'text', text: question}]},
  ...(answer?.kind === 'written'
    ? [{id: `${id}-answer`, role: 'assistant', parts: [{type: 'text', text: answer.markdown}]}]
    : []),
];

/** The error that a service reports. A short text without markup is a sentence for readers. */
const createError = (text: string): Error =>
  /^[^<{]{1,300}$/.test(text)
    ? new AnswerError(text)
    : new Error(`The service reports an error: ${text.slice(0, 300)}`);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
