import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import {expect} from '@playwright/test';
import type {UIMessageChunk} from 'ai';
import * as v from 'valibot';
import {getPort, shut} from './server';

/** A received request. */
interface ReceivedRequest {
  readonly method: string;
  /** Relative to the assistant's URL: empty for the chat itself. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON, or `undefined` without a body. */
  readonly body: unknown;
}

const CONVERSATION = v.object({
  messages: v.array(v.object({id: v.string(), role: v.string(), parts: v.array(v.object({text: v.string()}))})),
});

/** The reader's questions in a chat request, oldest first. */
export const readQuestions = ({body}: ReceivedRequest): {readonly id: string; readonly text: string}[] =>
  v
    .parse(CONVERSATION, body)
    .messages.filter(({role}) => role === 'user')
    .map(({id, parts}) => ({id, text: parts.map(({text}) => text).join('')}));

/** A question that the test answers in pieces. */
interface Chat {
  readonly request: ReceivedRequest;
  /** Starts the answer: the step of the search, then that of the text. */
  begin(query: string, ...urls: string[]): void;
  say(markdown: string): void;
  /** Completes the answer. */
  finish(): void;
  /** Sends a complete answer. */
  answer(markdown: string, ...urls: string[]): void;
  /** Closes the connection in the middle of the answer. */
  disconnect(): void;
}

/** A fake of Algolia's assistant or of a separate server, which streams over the network. */
export interface Assistant {
  /** Its URL, e.g. `http://127.0.0.1:40123/chat`. */
  readonly url: string;
  /** All requests, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** The requests with a method to a path, e.g. `/token`. */
  requestsTo(path: string, method?: string): ReceivedRequest[];
  /** Waits for the next question. */
  nextQuestion(): Promise<Chat>;
  close(): Promise<void>;
}

/** The headers that a server must allow according to deploy/ask-protocol.md. */
const ALLOWED_HEADERS =
  'authorization, content-type, x-ai-sdk-version, x-algolia-api-key, x-algolia-application-id, x-algolia-assistant-id, ' +
  'x-algolia-index-name';

/** @param port 0 for any free port */
export async function startAssistant(port = 0): Promise<Assistant> {
  const requests: ReceivedRequest[] = [];
  const waiting: Chat[] = [];
  let tokens = 0;

  const server = createServer((request, response) => {
    // Not `*`, which does not allow requests with credentials.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? 'null');
    // A browser repeats a request that fails on a reused connection.
    response.setHeader('connection', 'close');
    void read(request).then(one => {
      requests.push(one);
      if (one.method === 'OPTIONS') {
        const allowed = {'access-control-allow-methods': 'POST', 'access-control-allow-headers': ALLOWED_HEADERS};
        response.writeHead(204, allowed).end();
      } else if (one.path === '/token') {
        sendJson(response, {success: true, token: `token.${++tokens}`});
      } else {
        waiting.push(openChat(one, response));
      }
    });
  });
  await new Promise<void>(ready => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${getPort(server)}${ROOT}`,
    requests,
    requestsTo: (path, method = 'POST') => requests.filter(it => it.path === path && it.method === method),
    nextQuestion: async () => {
      await expect.poll(() => waiting.length, 'a question arrives').toBeGreaterThan(0);
      const [chat] = waiting.splice(0, 1);
      if (!chat) throw new Error('no question arrived');
      return chat;
    },
    close: () => shut(server),
  };
}

const ROOT = '/chat';

/** The last event of a stream. */
const DONE = '[DONE]';

const sendJson = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(body));

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  let text = '';
  for await (const part of request) text += String(part);
  const {method = '', url = '', headers} = request;
  return {method, path: url.replace(ROOT, ''), headers, body: text === '' ? undefined : JSON.parse(text)};
}

function openChat(request: ReceivedRequest, response: ServerResponse): Chat {
  const send = (...chunks: (UIMessageChunk | typeof DONE)[]) => {
    if (!response.headersSent)
      response.writeHead(200, {'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'});
    for (const chunk of chunks) response.write(`data: ${chunk === DONE ? DONE : JSON.stringify(chunk)}\n\n`);
  };
  const chat: Chat = {
    request,
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
    say: delta => send({type: 'text-delta', id: 'text', delta}),
    finish: () => {
      send({type: 'text-end', id: 'text'}, {type: 'finish-step'}, {type: 'finish'}, DONE);
      response.end();
    },
    answer: (markdown, ...urls) => {
      chat.begin('what was searched for', ...urls);
      chat.say(markdown);
      chat.finish();
    },
    disconnect: () => void response.destroy(),
  };
  return chat;
}

let answers = 0;
