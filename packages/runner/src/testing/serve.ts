import {createHash} from 'node:crypto';
import {createSocket} from 'node:dgram';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import type {Served} from './build';

/** A server on a free local port that records its requests. */
export interface CountingServer {
  /** Without a final slash. */
  readonly url: string;
  /**
   * Method and path of all requests, in order, including WebSocket upgrades and datagrams (`DATAGRAM`), with which
   * WebTransport and WebRTC begin.
   */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Responses of every server in addition to its files, so that attempts that reach it succeed. */
const ANSWERS: readonly (readonly [string, Served])[] = [
  ['/x', {type: 'text/javascript', text: 'globalThis.postMessage?.(1);'}],
  ['/secret', {type: 'text/plain', text: 'secret'}],
  ['/events', {type: 'text/event-stream', text: 'data: hello\n\n'}],
];

/** The answer to a WebSocket key (RFC 6455, section 1.3). */
const createAcceptKey = (key: string) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

/**
 * @param files the files to serve; all other paths are not found
 */
export async function serve(files: ReadonlyMap<string, Served> = new Map()): Promise<CountingServer> {
  const requests: string[] = [];
  const sockets = new Set<{destroy(): void}>();
  const responses = new Map([...ANSWERS, ...files]);
  const zipped = new Map([...responses].map(([path, {text}]) => [path, gzipSync(text)]));
  const server = createServer(({method, url = '/'}, response) => {
    requests.push(`${method} ${url}`);
    const file = responses.get(url);
    // Any page may read it, so that only the sandbox can prevent that.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!file) return void response.writeHead(404).end();
    response
      .writeHead(200, {'Content-Type': file.type, 'Content-Encoding': 'gzip', ...file.headers})
      .end(zipped.get(url));
  });
  server.on('upgrade', ({url, headers}, socket) => {
    requests.push(`UPGRADE ${url}`);
    const accept = createAcceptKey(headers['sec-websocket-key'] ?? '');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const datagrams = createSocket('udp4').on('message', () => requests.push('DATAGRAM'));
  await new Promise<void>(ready => datagrams.bind(getPort(server), '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${getPort(server)}`,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>(done => datagrams.close(done));
      await close(server);
    },
  };
}

function getPort(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(done => server.close(() => done()));
}
