import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import {expect} from '@playwright/test';
import {type Chunk, DONE} from '../../../src/ask/wire/protocol';
import {portOf, shut} from './server';

/** A request as it came. */
interface Heard {
  readonly method: string;
  /** Below the assistant's address: empty for the chat itself. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Read as JSON; nothing where there is none. */
  readonly body: unknown;
}

/** What an assistant says to a request that it does not stream an answer to; `silent` keeps the reader waiting. */
export type Reply = 'silent' | {readonly status: number; readonly body: string; readonly type?: string};

/** A question that waits, for the test to answer piece by piece. */
export interface Chat {
  readonly heard: Heard;
  /** Begins the answer: the search's step, then that of the text. */
  begin(query: string, ...urls: string[]): void;
  say(markdown: string): void;
  /** Sends a piece of the stream as it is. */
  write(text: string): void;
  /** Ends with the chunk of an error. */
  apologise(sentence: string): void;
  /** Ends the answer as an answer ends. */
  finish(): void;
  /** All of it at once. */
  answer(markdown: string, ...urls: string[]): void;
  reply(reply: Reply): void;
  /** The connection goes down in the middle. */
  breakOff(): void;
  /** The stream ends as streams end, and the answer is not complete. */
  endEarly(): void;
  /** Whether the reader closed the connection before the end. */
  hasLeft(): boolean;
}

/** An assistant in the place of Algolia's, or on a server of one's own: a real one, which streams over the network. */
export interface Assistant {
  /** Its address, e.g. `http://127.0.0.1:40123/chat`. */
  readonly url: string;
  /** All requests, oldest first. */
  readonly heard: readonly Heard[];
  /** Those of a method to a path, e.g. `/token`. */
  heardAt(path: string, method?: string): Heard[];
  /** The next question; waits until there is one. */
  asked(): Promise<Chat>;
  /** Requests for tokens are answered so from now on, as soon as it is known how; without a reply tokens are given. */
  answerTokensWith(reply: Promise<Reply | undefined>): void;
  /** How long a token is good, in seconds from when it is given. */
  tokensLast(seconds: number): void;
  close(): Promise<void>;
}

/** As deploy/ask-protocol.md says what a server has to allow by name. */
const ALLOWED_HEADERS =
  'authorization, content-type, x-ai-sdk-version, x-algolia-api-key, x-algolia-application-id, x-algolia-assistant-id, ' +
  'x-algolia-index-name';

/** @param port a free one where none is given */
export async function startAssistant(port = 0): Promise<Assistant> {
  const heard: Heard[] = [];
  const waiting: Chat[] = [];
  let tokenReply: Promise<Reply | undefined> = Promise.resolve(undefined);
  let tokenSeconds = 300;
  let tokens = 0;

  const server = createServer((request, response) => {
    // Not `*`: a page that sends credentials would not get through.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? 'null');
    // A browser sends a request again that goes down on a connection which it has used before.
    response.setHeader('connection', 'close');
    void read(request).then(async one => {
      heard.push(one);
      if (one.method === 'OPTIONS') {
        const allowed = {'access-control-allow-methods': 'POST', 'access-control-allow-headers': ALLOWED_HEADERS};
        response.writeHead(204, allowed).end();
      } else if (one.path === '/token') {
        const exp = Math.floor(Date.now() / 1000) + tokenSeconds;
        const token = `${Buffer.from(JSON.stringify({exp})).toString('base64')}.${++tokens}`;
        replyWith(response, (await tokenReply) ?? json({success: true, token}));
      } else if (one.path === '/feedback') {
        replyWith(response, json({success: true}));
      } else {
        waiting.push(chatOf(one, response));
      }
    });
  });
  await new Promise<void>(ready => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${portOf(server)}${ROOT}`,
    heard,
    heardAt: (path, method = 'POST') => heard.filter(it => it.path === path && it.method === method),
    asked: async () => {
      await expect.poll(() => waiting.length, 'a question comes').toBeGreaterThan(0);
      const [chat] = waiting.splice(0, 1);
      if (!chat) throw new Error('no question came');
      return chat;
    },
    answerTokensWith: reply => {
      tokenReply = reply;
    },
    tokensLast: seconds => {
      tokenSeconds = seconds;
    },
    close: () => shut(server),
  };
}

const ROOT = '/chat';

const json = (body: unknown): Reply => ({status: 200, body: JSON.stringify(body), type: 'application/json'});

function replyWith(response: ServerResponse, reply: Reply): void {
  if (reply === 'silent') return;
  response.writeHead(reply.status, {'content-type': reply.type ?? 'text/plain; charset=utf-8'}).end(reply.body);
}

async function read(request: IncomingMessage): Promise<Heard> {
  let text = '';
  for await (const part of request) text += String(part);
  const {method = '', url = '', headers} = request;
  return {method, path: url.replace(ROOT, ''), headers, body: text === '' ? undefined : JSON.parse(text)};
}

function chatOf(heard: Heard, response: ServerResponse): Chat {
  let hasEnded = false;
  let hasLeft = false;
  response.on('close', () => {
    hasLeft = !hasEnded;
  });
  const send = (...chunks: (Chunk | typeof DONE)[]) => {
    if (!response.headersSent)
      response.writeHead(200, {'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'});
    for (const chunk of chunks) response.write(`data: ${chunk === DONE ? DONE : JSON.stringify(chunk)}\n\n`);
  };
  const ended = (end: () => void) => {
    hasEnded = true;
    end();
  };
  const chat: Chat = {
    heard,
    begin: (query, ...urls) =>
      send(
        {type: 'start', messageId: `answer-${++answers}`},
        {type: 'start-step'},
        {type: 'tool-input-start', toolCallId: 'call', toolName: 'searchIndex'},
        {type: 'tool-input-available', toolCallId: 'call', toolName: 'searchIndex', input: {query}},
        {type: 'tool-output-available', toolCallId: 'call', output: {query, hits: urls.map(url => ({url}))}},
        {type: 'finish-step'},
        {type: 'start-step'},
        {type: 'text-start', id: 'text'},
      ),
    write: text => void response.write(text),
    say: delta => send({type: 'text-delta', id: 'text', delta}),
    apologise: errorText => {
      send({type: 'error', errorText}, DONE);
      ended(() => response.end());
    },
    finish: () => {
      send({type: 'text-end', id: 'text'}, {type: 'finish-step'}, {type: 'finish'}, DONE);
      ended(() => response.end());
    },
    answer: (markdown, ...urls) => {
      chat.begin('what was searched for', ...urls);
      chat.say(markdown);
      chat.finish();
    },
    reply: reply => ended(() => replyWith(response, reply)),
    breakOff: () => ended(() => response.destroy()),
    endEarly: () => ended(() => response.end()),
    hasLeft: () => hasLeft,
  };
  return chat;
}

let answers = 0;
