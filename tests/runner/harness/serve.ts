import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import type {Served} from './build';

/** A server on a free port of this machine that remembers what was asked of it. */
export interface CountingServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Method and path of every request, in order; an upgrade to a WebSocket is one too. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/**
 * @param files what it serves; anything else is not found
 */
export async function serve(files: ReadonlyMap<string, Served> = new Map()): Promise<CountingServer> {
  const requests: string[] = [];
  const zipped = new Map([...files].map(([address, {text}]) => [address, gzipSync(text)]));
  const server = createServer(({method, url = '/'}, response) => {
    requests.push(`${method} ${url}`);
    const file = files.get(url);
    // Any page may read it, so that only the sandbox keeps a test from it.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {'Content-Type': file.type, 'Content-Encoding': 'gzip'}).end(zipped.get(url));
  });
  server.on('upgrade', ({url}, socket) => {
    requests.push(`UPGRADE ${url}`);
    socket.destroy();
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return {url: `http://127.0.0.1:${portOf(server)}`, requests, close: () => close(server)};
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(done => server.close(() => done()));
}
