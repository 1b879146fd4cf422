import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import {configureDevServer, type DevServer} from './dev-server';

/** Requests a file below `/site/`. @returns the status and the text, or `undefined` if another handler has to answer */
async function request(url: string): Promise<[status: number, text: string] | undefined> {
  const {devServer} = configureDevServer({baseUrl: '/site/'}, async file => {
    if (file === 'broken.json') throw new Error('docs/broken.mdx:3: not MDX');
    return file === 'ask/docs/array.json' ? '{}' : undefined;
  });
  const response = new ServerResponse(Object.assign(new IncomingMessage(new Socket()), {url}));
  const end = jest.spyOn(response, 'end');
  return new Promise(resolve => {
    const use: DevServer['app']['use'] = (path, handle) => {
      expect(path).toBe('/site/');
      end.mockImplementation(text => {
        resolve([response.statusCode, String(text)]);
        return response;
      });
      handle(response.req, response, () => resolve(undefined));
    };
    devServer.setupMiddlewares(undefined, {app: {use}});
  });
}

test('a file is made when it is requested', async () => {
  expect(await request('/ask/docs/array.json')).toEqual([200, '{}']);
});

test('a request for another file is passed on', async () => {
  expect(await request('/ask/docs/other.json')).toBeUndefined();
});

test('a file that cannot be made is answered with the reason', async () => {
  expect(await request('/broken.json')).toEqual([500, 'Error: docs/broken.mdx:3: not MDX']);
});
