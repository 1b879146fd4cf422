import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';

/** The body of a request to the model. */
export interface ModelRequest {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly {readonly role: string; readonly content: string}[];
}

/** How the stand-in answers a request. */
export type Behavior =
  /** Text, piece by piece; `undefined` breaks the connection there. */
  | {readonly pieces: AsyncIterable<string | undefined> | Iterable<string | undefined>}
  /** A status with a message, as OpenAI's errors have it. */
  | {readonly status: number; readonly message: string}
  /** The connection is accepted, and nothing is sent. */
  | 'silent'
  /** The stream ends without the final event. */
  | {readonly cut: readonly string[]};

/** A received request. */
interface Seen {
  readonly asked: ModelRequest;
  readonly authorization: string | undefined;
  /** Whether the client left before the answer was complete. */
  isLeft: boolean;
  /** How many bytes were written to the connection. */
  bytes: number;
}

const chunkOf = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{index: 0, delta, finish_reason: finish}]})}\n\n`;

/** A local server with the part of OpenAI's chat completions that streaming an answer needs. */
export async function modelServer(behavior: (asked: ModelRequest) => Behavior) {
  let behave = behavior;
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = modelRequestOf(await json(request));
    const one: Seen = {asked, authorization: request.headers.authorization, isLeft: false, bytes: 0};
    seen.push(one);
    response.once('close', () => {
      one.isLeft = !response.writableFinished;
    });
    const how = behave(asked);
    if (how === 'silent') return;
    if ('status' in how) {
      response.writeHead(how.status, {'content-type': 'application/json', 'x-should-retry': 'false'});
      response.end(JSON.stringify({error: {message: how.message, type: 'stand_in', code: null}}));
      return;
    }
    response.writeHead(200, {'content-type': 'text/event-stream'});
    const write = async (text: string): Promise<void> => {
      one.bytes += text.length;
      if (!response.write(text)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    };
    if ('cut' in how) {
      for (const piece of how.cut) await write(chunkOf({content: piece}, null));
      response.end();
      return;
    }
    await write(chunkOf({role: 'assistant', content: ''}, null));
    for await (const piece of how.pieces) {
      if (response.destroyed) return;
      if (piece === undefined) {
        // Not destroyed, because the text written so far has to arrive.
        response.socket?.end();
        return;
      }
      await write(chunkOf({content: piece}, null));
    }
    await write(chunkOf({}, 'stop'));
    response.end('data: [DONE]\n\n');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${addressOf(server.address()).port}/v1`,
    seen,
    /** Changes how it answers from now on, and forgets the requests so far. */
    behaves(as: Behavior | ((asked: ModelRequest) => Behavior)) {
      seen.length = 0;
      behave = typeof as === 'function' ? as : () => as;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const isModelRequest = (body: unknown): body is ModelRequest =>
  typeof body === 'object' && body !== null && 'messages' in body && 'model' in body && 'stream' in body;

function modelRequestOf(body: unknown): ModelRequest {
  if (!isModelRequest(body)) throw new Error(`This is not a request for a chat completion: ${JSON.stringify(body)}`);
  return body;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in does not listen on a port.');
  return address;
}
