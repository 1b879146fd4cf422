import {either} from './limits';
import {type Conversation, conversationOf, fieldOf, RequestError} from './protocol';
import {type Answering, bodyOf, chunksOf} from './stream';

/**
 * Answers a conversation's last question.
 * @param signal aborted when the reader leaves
 */
export type Ask = (conversation: Conversation, signal: AbortSignal) => Promise<Answering>;

/** What answers requests beside the answers themselves. */
export interface Desk {
  readonly ask: Ask;
  /** Gives a token, e.g. `<base64 of {"exp": 1767225600}>.<signature>`: DocSearch reads when it ends, in seconds. */
  readonly issueToken: () => Promise<string>;
  /** Whether a token was issued here and has not ended. */
  readonly acceptsToken: (token: string) => Promise<boolean>;
  /** Takes a reader's opinion of an answer. */
  readonly takeFeedback: (feedback: Feedback) => Promise<void>;
  /** What the reader is told when no answer comes. */
  readonly apology: string;
}

/** What a reader thinks of the answer to a message. */
export interface Feedback {
  readonly messageId: string;
  readonly isHelpful: boolean;
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}});

/** DocSearch shows the body of a response that failed as it is. */
const refusal = ({status, message}: RequestError): Response =>
  new Response(message, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      // RFC 9110, 15.5.6: whose method is refused is told which is not.
      ...(status === 405 && {allow: 'POST'}),
    },
  });

/**
 * Answers the three requests of the ask mode, each a POST: `…/token`, `…/feedback`, and the chat itself.
 * @returns a response to every request; where something is wrong, one that says so
 */
export function responder(desk: Desk): (request: Request) => Promise<Response> {
  return async request => {
    try {
      if (request.method !== 'POST') throw new RequestError(405, 'Only POST is answered here.');
      const {pathname} = new URL(request.url);
      if (pathname.endsWith('/token')) return json(200, {success: true, token: await desk.issueToken()});
      if (pathname.endsWith('/feedback')) return await feedback(request, desk);
      return await chat(request, desk);
    } catch (error) {
      return refusal(error instanceof RequestError ? error : new RequestError(500, desk.apology));
    }
  };
}

async function chat(request: Request, {ask, acceptsToken, apology}: Desk): Promise<Response> {
  const token = /^TOKEN (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || !(await acceptsToken(token))) throw new RequestError(401, 'The token is not valid.');
  const conversation = conversationOf(await bodyAsJson(request));
  const leaving = new AbortController();
  const answering = await ask(conversation, either(request.signal, leaving.signal));
  const stop = () => leaving.abort();
  const body = bodyOf(chunksOf(answering, conversation.messageId), stop, () => apology);
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-vercel-ai-ui-message-stream': 'v1',
    },
  });
}

async function feedback(request: Request, {takeFeedback}: Desk): Promise<Response> {
  const body = await bodyAsJson(request);
  const [messageId, thumbs] = [fieldOf(body, 'messageId'), fieldOf(body, 'thumbs')];
  if (typeof messageId !== 'string' || (thumbs !== 0 && thumbs !== 1))
    throw new RequestError(400, 'Feedback needs a messageId and thumbs, 0 or 1.');
  await takeFeedback({messageId, isHelpful: thumbs === 1});
  return json(200, {success: true});
}

async function bodyAsJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new RequestError(400, 'The body is no JSON.');
  }
}
