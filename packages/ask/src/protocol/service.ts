import {combineSignals} from '@jest-extended/text/async/abort';
import {withTimeout} from '@jest-extended/text/async/timeout';
import {AnswerError, type AnswerSource, type Turn} from '../block';
import {SILENCE} from '../silence';
import {createError} from './error';
import {getField, jsonIn} from './json';
import {readBlocks} from './read';
import {createRequest} from './request';

/** A service that implements deploy/ask-protocol.md: Algolia's assistant or your own service. */
export interface Service {
  /** Its address, to which `/token` and `/feedback` are added. */
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
export function serviceSource(service: Service): AnswerSource {
  const {apology, silence = SILENCE} = service;
  return async function* (turns, signal) {
    const over = new AbortController();
    try {
      const response = await withTimeout(silence, asked(service, turns, combineSignals(signal, over.signal)), signal);
      if (!response.body) throw new Error('The response has no body.');
      yield* readBlocks(response.body, {signal, silence, apology});
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      throw cause instanceof AnswerError ? cause : new AnswerError(apology, false, {cause});
    } finally {
      over.abort();
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
  await posted(service, '/feedback', {body: JSON.stringify(body)});
}

function asked(service: Service, turns: readonly Turn[], signal: AbortSignal): Promise<Response> {
  const {assistant} = service;
  const headers = {
    'x-ai-sdk-version': 'v5',
    ...(assistant && {
      'x-algolia-application-id': assistant.appId,
      'x-algolia-api-key': assistant.apiKey,
      'x-algolia-index-name': assistant.indexName,
    }),
  };
  return posted(service, '', {
    headers,
    body: JSON.stringify(createRequest(turns, assistant?.searchParameters)),
    signal,
  });
}

interface Init {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The tokens of this visit, by the address of their service. */
const tokens = new Map<string, string>();

/**
 * Posts JSON with a token. A rejected token, which has expired or is not known after a restart, is replaced once.
 * @throws {AnswerError} for a failed response
 */
async function posted(service: Service, path: string, init: Init): Promise<Response> {
  const headers = {...init.headers, ...createHeaders(service)};
  const post = async (token: string) =>
    fetch(service.url + path, {...init, method: 'POST', headers: {...headers, authorization: `TOKEN ${token}`}});
  let response = await post(tokens.get(service.url) ?? (await newToken(service, init.signal)));
  if (response.status === 401) response = await post(await newToken(service, init.signal));
  if (!response.ok) throw createError(await response.text(), service.apology);
  return response;
}

const createHeaders = ({assistant}: Service): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  ...(assistant && {'x-algolia-assistant-id': assistant.id}),
});

/** @throws {AnswerError} if the service does not issue a token */
async function newToken(service: Service, signal: AbortSignal | undefined): Promise<string> {
  const init = {method: 'POST', headers: createHeaders(service), ...(signal && {signal})};
  const response = await fetch(`${service.url}/token`, init);
  const text = await response.text();
  const json = jsonIn(text);
  const token = getField(json, 'token');
  if (!response.ok || getField(json, 'success') !== true || typeof token !== 'string')
    throw createError(response.ok && json === undefined ? '' : text, service.apology);
  tokens.set(service.url, token);
  return token;
}
