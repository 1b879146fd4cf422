import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

/** The port of a server. */
export function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Closes a server and its open connections. */
export function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(done => server.close(() => done()));
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built site on a free port.
 * @param folder the build
 * @param base the path of the site, without a trailing slash; other paths do not exist
 * @returns its URL, without a trailing slash, and a function that closes it
 */
export async function serveBuilt(folder: string, base: string): Promise<{url: string; close(): Promise<void>}> {
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const own = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/outside';
    const asked = path.join(folder, path.normalize(decodeURIComponent(own)));
    const isFolder = statSync(asked, {throwIfNoEntry: false})?.isDirectory() ?? false;
    const file = isFolder ? path.join(asked, 'index.html') : asked;
    const found = existsSync(file);
    response
      .writeHead(found ? 200 : 404, {'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream'})
      .end(found ? readFileSync(file) : '');
  });
  await new Promise<void>(ready => server.listen(0, 'localhost', ready));
  return {url: `http://localhost:${getPort(server)}${base}`, close: () => shut(server)};
}
