import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext} from '@docusaurus/types';

/** The part of the dev server that adds handlers. */
export interface DevServer {
  readonly app: {
    use(path: string, handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
  };
}

/**
 * Settings for `npm start`, where files of the built site are made when they are requested: making them with each
 * compilation would delay every edit. A file that cannot be made is answered with status 500 and the reason.
 * @param make returns the text of a JSON file by its path below the site's root, or nothing if there is no such file
 */
export const configureDevServer = (
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  make: (file: string) => Promise<string | undefined>,
): {devServer: {setupMiddlewares(middlewares: unknown, server: DevServer): []}} => ({
  devServer: {
    // Docusaurus adds the returned list to its own, whose last handler answers everything: this one has to come first.
    setupMiddlewares(_: unknown, {app}: DevServer) {
      app.use(baseUrl, ({url = '/'}, response, next) => {
        make(url.slice(1)).then(
          text => (text === undefined ? next() : response.setHeader('Content-Type', 'application/json').end(text)),
          (error: unknown) => response.writeHead(500, {'Content-Type': 'text/plain'}).end(String(error)),
        );
      });
      return [];
    },
  },
});
