import {either} from '@site/src/ask/wire/limits';
import {fieldOf} from '@site/src/ask/wire/protocol';
import {watched} from '@site/src/ask/wire/watch';
import {type Answerer, failed, PATIENCE, type Path} from './answerer';

/** Where DocSearch 4.7.0 keeps its token. */
const TOKEN = 'askai_token';

/** A server can forget its tokens before they end: it was started anew, say. */
const NOT_VALID = 401;

/**
 * Has a service answer.
 * @param base its address, to which the paths are added
 * @param apology what the reader is told when no answer comes
 */
export function fromService(base: string, apology: string): Answerer {
  const post: Post = (path, init) => fetch(base + path, init);
  return async (path, init) => {
    const told = async (response: Response) => inSentences(path, response, apology);
    if (path === '/token') return told(await post(path, init));
    const stop = new AbortController();
    const watchedInit = {...init, signal: either(stop.signal, init.signal)};
    let response = await post(path, watchedInit);
    if (response.status === NOT_VALID) {
      const token = await newToken(watchedInit, post);
      if (token !== undefined) response = await post(path, withToken(watchedInit, token));
    }
    if (!response.ok || path !== '' || !response.body) return told(response);
    const body = watched(response.body, {silence: PATIENCE, stop: () => stop.abort(), apology});
    return new Response(body, response);
  };
}

type Post = (path: Path, init: RequestInit) => Promise<Response>;

/** Another token, which the reader's next questions come with, too; nothing where the service gives none. */
async function newToken({signal, headers}: RequestInit, post: Post): Promise<string | undefined> {
  sessionStorage.removeItem(TOKEN);
  const assistant = new Headers(headers).get('x-algolia-assistant-id') ?? '';
  const response = await post('/token', {method: 'POST', signal, headers: {'x-algolia-assistant-id': assistant}});
  const token = fieldOf(parsed(await response.text()), 'token');
  if (typeof token !== 'string') return undefined;
  sessionStorage.setItem(TOKEN, token);
  return token;
}

function withToken(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('authorization', `TOKEN ${token}`);
  return {...init, headers};
}

/** Algolia's code for a conversation that cannot go on. DocSearch knows it by it, and offers to begin another one. */
const TOO_DEEP = 'AI-217';

/** What is not longer, and has no markup in it, is a sentence for readers. */
const SENTENCE = /^[^<{]{1,300}$/;

/** A token, or the answer to an opinion, as it is; of what failed, a sentence. */
async function inSentences(path: Path, response: Response, apology: string): Promise<Response> {
  if (response.ok && path !== '/token') return response;
  const text = await response.text();
  const json = parsed(text);
  if (response.ok && fieldOf(json, 'success') === true) return new Response(text, response);
  const said = fieldOf(json, 'message') ?? (response.ok ? '' : text);
  const sentence = typeof said === 'string' && SENTENCE.test(said.trim()) ? said.trim() : apology;
  const isTooDeep = [fieldOf(json, 'code'), fieldOf(json, 'errorCode')].includes(TOO_DEEP);
  return failed(path, isTooDeep ? `${sentence} (${TOO_DEEP})` : sentence, response.ok ? undefined : response.status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
