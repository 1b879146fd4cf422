import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';

/** What a model is asked. */
export interface Asked {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly {readonly role: string; readonly content: string}[];
}

/** How the stand-in answers a request. */
export type Behaviour =
  /** Text, piece by piece; `undefined` breaks the connection there. */
  | {readonly pieces: AsyncIterable<string | undefined> | Iterable<string | undefined>}
  /** A status with a message, as OpenAI's errors have it. */
  | {readonly status: number; readonly message: string}
  /** The connection is taken, and nothing comes. */
  | 'silent'
  /** The stream ends without saying that it is complete. */
  | {readonly cut: readonly string[]};

/** A request that came. */
interface Seen {
  readonly asked: Asked;
  readonly authorization: string | undefined;
  /** Whether the one who asked left before the answer was complete. */
  isLeft: boolean;
  /** How many bytes the connection took. */
  bytes: number;
}

const chunkOf = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{index: 0, delta, finish_reason: finish}]})}\n\n`;

/** Speaks as much of OpenAI's chat completions as streaming an answer needs, on this machine. */
export async function modelServer(behaviour: (asked: Asked) => Behaviour) {
  let behave = behaviour;
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({object: 'list', data: [{id: 'stand-in:latest'}]}));
    } else void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = askedOf(await json(request));
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
        // Not destroyed: what was written has to arrive.
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
    /** Has it answer in another way from now on. */
    behaves(as: Behaviour | ((asked: Asked) => Behaviour)) {
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

const isAsked = (body: unknown): body is Asked =>
  typeof body === 'object' && body !== null && 'messages' in body && 'model' in body && 'stream' in body;

function askedOf(body: unknown): Asked {
  if (!isAsked(body)) throw new Error(`No request for a chat completion: ${JSON.stringify(body)}`);
  return body;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in listens nowhere.');
  return address;
}
