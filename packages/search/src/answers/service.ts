import {combineSignals} from '@jest-extended/text/async/abort';
import {withTimeout} from '@jest-extended/text/async/timeout';
import {AnswerError, type AnswerSource, LONGEST_SILENCE, type Turn} from './block';
import {createError} from './error';
import {getField, parseJson} from './json';
import {readBlocks} from './read-blocks';
import {readShortText} from './read-text';
import {createRequest} from './request';

/** A service that implements deploy/ask-protocol.md: Algolia's assistant or your own service. */
export interface Service {
  /** Its URL, to which `/token` and `/feedback` are added. */
  readonly url: string;
  /** The sentence for the reader if the answer fails. */
  readonly apology: string;
  /** Algolia's assistant and the filters of its search; absent for your own service. */
  readonly assistant?: {
    readonly id: string;
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    readonly searchParameters?: object;
  };
  /** The longest time without an event, in milliseconds. */
  readonly silence?: number;
}

/**
 * Answers with a service. The request ends when the signal is aborted or the caller stops reading blocks.
 * @returns a source that throws {@link AnswerError}, or the signal's reason once it is aborted
 */
export function createServiceSource(service: Service): AnswerSource {
  const {apology, silence = LONGEST_SILENCE} = service;
  return async function* (turns, signal) {
    const controller = new AbortController();
    try {
      const response = await withTimeout(
        silence,
        postQuestion(service, turns, combineSignals(signal, controller.signal)),
        signal,
      );
      if (!response.body) throw new Error('The response has no body.');
      yield* readBlocks(response.body, {signal, silence, apology});
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      throw cause instanceof AnswerError ? cause : new AnswerError(apology, false, {cause});
    } finally {
      controller.abort();
    }
  };
}

/**
 * Sends feedback on an answer.
 * @param turnId the id of the answered turn
 * @throws {AnswerError} if the service rejects it
 */
export async function sendFeedback(service: Service, turnId: string, isHelpful: boolean): Promise<void> {
  const body = {appId: service.assistant?.appId, messageId: turnId, thumbs: isHelpful ? 1 : 0};
  await post(service, '/feedback', {body: JSON.stringify(body)});
}

function postQuestion(service: Service, turns: readonly Turn[], signal: AbortSignal): Promise<Response> {
  const {assistant} = service;
  const headers = {
    'x-ai-sdk-version': 'v5',
    ...(assistant && {
      'x-algolia-application-id': assistant.appId,
      'x-algolia-api-key': assistant.apiKey,
      'x-algolia-index-name': assistant.indexName,
    }),
  };
  return post(service, '', {
    headers,
    body: JSON.stringify(createRequest(turns, assistant?.searchParameters)),
    signal,
  });
}

interface PostOptions {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The tokens of this visit, by the URL of their service. */
const tokens = new Map<string, string>();

/**
 * Posts JSON with a token. A rejected token, which has expired or is not known after a restart, is replaced once.
 * @throws {AnswerError} for a failed response
 */
async function post(service: Service, path: string, options: PostOptions): Promise<Response> {
  const headers = {...options.headers, ...createHeaders(service)};
  const send = async (token: string) =>
    fetch(service.url + path, {...options, method: 'POST', headers: {...headers, authorization: `TOKEN ${token}`}});
  let response = await send(tokens.get(service.url) ?? (await fetchToken(service, options.signal)));
  if (response.status === 401) response = await send(await fetchToken(service, options.signal));
  if (!response.ok) throw createError(await readShortText(response, options.signal), service.apology);
  return response;
}

const createHeaders = ({assistant}: Service): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  ...(assistant && {'x-algolia-assistant-id': assistant.id}),
});

/** @throws {AnswerError} if the service does not issue a token */
async function fetchToken(service: Service, signal: AbortSignal | undefined): Promise<string> {
  const init = {method: 'POST', headers: createHeaders(service), ...(signal && {signal})};
  const response = await fetch(`${service.url}/token`, init);
  const text = await readShortText(response, signal);
  const json = parseJson(text);
  const token = getField(json, 'token');
  if (!response.ok || getField(json, 'success') !== true || typeof token !== 'string')
    throw createError(response.ok && json === undefined ? '' : text, service.apology);
  tokens.set(service.url, token);
  return token;
}
