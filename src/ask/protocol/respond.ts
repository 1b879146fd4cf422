import type {AnswerSource} from '../block';
import {anySignal} from '../../async/abort';
import {fieldOf} from './json';
import {RequestError, turnsOf} from './request';
import {bodyOf, chunksOf} from './write';

interface Options {
  readonly source: AnswerSource;
  readonly issueToken: () => string;
  /** Whether a token was issued here and has not expired. */
  readonly acceptsToken: (token: string) => boolean;
  readonly takeFeedback: (feedback: Feedback) => void;
  /** The sentence for the reader if the answer fails. */
  readonly apology: string;
}

/** Feedback on the answer to a message. */
export interface Feedback {
  readonly messageId: string;
  readonly isHelpful: boolean;
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}});

/** An error response. The page shows its body as text. */
const refusal = ({status, message}: RequestError): Response =>
  new Response(message, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      // RFC 9110, 15.5.6: status 405 requires the allowed methods.
      ...(status === 405 && {allow: 'POST'}),
    },
  });

/**
 * Answers the three requests of deploy/ask-protocol.md, each a POST: `…/token`, `…/feedback`, and the chat itself.
 * @returns a function that responds to every request, including invalid ones
 */
export function responder(options: Options): (request: Request) => Promise<Response> {
  return async request => {
    try {
      if (request.method !== 'POST') throw new RequestError(405, 'Only POST is answered here.');
      const {pathname} = new URL(request.url);
      if (pathname.endsWith('/token')) return json(200, {success: true, token: options.issueToken()});
      if (pathname.endsWith('/feedback')) return await feedback(request, options);
      return await chat(request, options);
    } catch (error) {
      return refusal(error instanceof RequestError ? error : new RequestError(500, options.apology));
    }
  };
}

/** The token that a request has; empty if there is none. */
export const tokenIn = (request: Request): string =>
  /^TOKEN (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

async function chat(request: Request, {source, acceptsToken, apology}: Options): Promise<Response> {
  if (!acceptsToken(tokenIn(request))) throw new RequestError(401, 'The token is not valid.');
  const turns = turnsOf(await bodyAsJson(request));
  const leaving = new AbortController();
  const blocks = source(turns, anySignal(request.signal, leaving.signal));
  const stop = () => leaving.abort();
  return new Response(bodyOf(chunksOf(blocks, turns.at(-1)?.id ?? ''), stop, apology), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-vercel-ai-ui-message-stream': 'v1',
    },
  });
}

async function feedback(request: Request, {takeFeedback}: Options): Promise<Response> {
  const body = await bodyAsJson(request);
  const [messageId, thumbs] = [fieldOf(body, 'messageId'), fieldOf(body, 'thumbs')];
  if (typeof messageId !== 'string' || (thumbs !== 0 && thumbs !== 1))
    throw new RequestError(400, 'Feedback needs a messageId and thumbs, 0 or 1.');
  takeFeedback({messageId, isHelpful: thumbs === 1});
  return json(200, {success: true});
}

async function bodyAsJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
}
