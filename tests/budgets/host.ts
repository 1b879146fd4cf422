import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotli, sentFile} from './bytes';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A key and a certificate for localhost, valid for a day. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], {stdio: 'ignore'});
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Serves a built site as a good host does: over HTTP/2 and compressed with brotli at quality 11. Each file is compressed
 * once. Its certificate is its own, so a browser has to ignore the error. Needs OpenSSL.
 * @returns the address and a function that stops the server
 */
export async function hosted(folder: string): Promise<{readonly home: string; readonly stop: () => void}> {
  const bodies = new Map<string, Buffer>();
  const server = createSecureServer(certificate(), (request, response) => {
    const file = sentFile(folder, decodeURIComponent(request.url.replace(/\?.*/, '')));
    const body = bodies.get(file) ?? brotli(readFileSync(file));
    bodies.set(file, body);
    response.writeHead(path.basename(file) === '404.html' ? 404 : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'max-age=3600',
    });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {home: `https://localhost:${port}`, stop: () => server.close()};
}
