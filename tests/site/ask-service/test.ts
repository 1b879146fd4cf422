import path from 'node:path';
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {readBuiltDocs} from '@jest-extended/search/answers/built-docs';
import {Hono} from 'hono';
import {createAskService} from '../../../deploy/ask-service';
import {createMockModel, FINISH, type Part} from '../../mock-model';
import {BUILD} from '../sitemap';
import {sites} from '../sites';
import {test as base} from '../test';

/** The path of the site that is built for a service. */
const BASE = '/x';

/** An answer that a test writes in pieces. */
interface Answer {
  say(markdown: string): void;
  finish(): void;
}

/** deploy/ask-service.ts with a model for tests, and the site that is built for it. */
interface AskServer {
  /** The URL of the service, e.g. `http://localhost:40123/chat`. */
  readonly chat: string;
  /** The URL of the site, without a final slash. */
  readonly site: string;
  /** Begins the answer to the next question. */
  begin(): Answer;
  /** Closes all connections. */
  disconnect(): void;
}

async function startServer(): Promise<AskServer & {close(): void}> {
  const answers: ReadableStream<Part>[] = [];
  const model = createMockModel('null', () => answers.shift() ?? new ReadableStream());
  const app = new Hono();
  const root = path.relative('', sites.endpoint.folder);
  app.use(`${BASE}/*`, serveStatic({root, rewriteRequestPath: url => url.slice(BASE.length)}));
  app.all(`${BASE}/*`, context => context.notFound());
  const server = serve({fetch: app.fetch, hostname: 'localhost', port: 0});
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = `http://localhost:${address.port}`;
  const service = createAskService(await readBuiltDocs(BUILD), model, url);
  app.all('/chat', context => service.fetch(context.req.raw));
  return {
    chat: `${url}/chat`,
    site: url + BASE,
    begin() {
      const {readable, writable} = new TransformStream<Part, Part>();
      const writer = writable.getWriter();
      const write = (part: Part) => void writer.write(part).catch(() => undefined);
      answers.push(readable);
      write({type: 'text-start', id: 'text'});
      return {
        say: delta => write({type: 'text-delta', id: 'text', delta}),
        finish() {
          write({type: 'text-end', id: 'text'});
          write(FINISH);
          void writer.close();
        },
      };
    },
    disconnect: () => 'closeAllConnections' in server && server.closeAllConnections(),
    close: () => void server.close(),
  };
}

/** The `test` of the site tests, with a service for questions. */
export const test = base.extend<object, {askServer: AskServer}>({
  askServer: [
    // Playwright requires a pattern, even for an empty one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      server.disconnect();
      server.close();
    },
    {scope: 'worker'},
  ],
});
