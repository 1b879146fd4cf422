import {AnswerError, type AnswerSource, type Turn} from '../block';
import {anySignal} from '../../async/abort';
import {withTimeout} from '../../async/timeout';
import {SILENCE} from '../silence';
import {errorOf} from './error';
import {fieldOf, jsonIn} from './json';
import {blocksOf} from './read';
import {requestOf} from './request';

/** A service that implements deploy/ask-protocol.md: Algolia's assistant or a self-hosted server. */
export interface Service {
  /** Its address, to which `/token` and `/feedback` are added. */
  readonly url: string;
  /** The sentence for the reader if the answer fails. */
  readonly apology: string;
  /** Algolia's assistant and the filters of its search; absent for a self-hosted server. */
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
      const response = await withTimeout(silence, asked(service, turns, anySignal(signal, over.signal)), signal);
      if (!response.body) throw new Error('The response has no body.');
      yield* blocksOf(response.body, {signal, silence, apology});
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
  return posted(service, '', {headers, body: JSON.stringify(requestOf(turns, assistant?.searchParameters)), signal});
}

interface Init {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The status for a token that the service does not know, e.g. because it restarted. */
const NOT_VALID = 401;

/**
 * Posts JSON with a token. A rejected token is replaced once.
 * @throws {AnswerError} for a failed response
 */
async function posted(service: Service, path: string, init: Init): Promise<Response> {
  const headers = {...init.headers, 'content-type': 'application/json', ...assistantHeader(service)};
  const post = async (token: string) =>
    fetch(service.url + path, {...init, method: 'POST', headers: {...headers, authorization: `TOKEN ${token}`}});
  let response = await post(heldToken(service) ?? (await newToken(service, init.signal)));
  if (response.status === NOT_VALID) response = await post(await newToken(service, init.signal));
  if (!response.ok) throw errorOf(await response.text(), service.apology);
  return response;
}

const assistantHeader = ({assistant}: Service): Readonly<Record<string, string>> =>
  assistant ? {'x-algolia-assistant-id': assistant.id} : {};

/** The storage key of the session's token, which is kept in memory if the browser blocks storage. */
const KEY = 'ask-token';
const memory = new Map<string, string>();

/** A token that expires within this many seconds is not used. */
const MARGIN = 30;

function heldToken({url}: Service): string | undefined {
  let token = memory.get(url);
  try {
    token ??= sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // The token in memory is used.
  }
  const end = fieldOf(jsonIn(decoded(token?.split('.')[0] ?? '')), 'exp');
  return typeof end === 'number' && end - MARGIN > Date.now() / 1000 ? token : undefined;
}

function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

/** @throws {AnswerError} if the service does not issue a token */
async function newToken(service: Service, signal: AbortSignal | undefined): Promise<string> {
  const headers = {'content-type': 'application/json', ...assistantHeader(service)};
  const response = await fetch(`${service.url}/token`, {method: 'POST', headers, ...(signal && {signal})});
  const text = await response.text();
  const json = jsonIn(text);
  const token = fieldOf(json, 'token');
  if (!response.ok || fieldOf(json, 'success') !== true || typeof token !== 'string')
    throw errorOf(response.ok && json === undefined ? '' : text, service.apology);
  memory.set(service.url, token);
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // The token in memory is used.
  }
  return token;
}
