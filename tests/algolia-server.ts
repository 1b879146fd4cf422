import {createServer, type IncomingMessage} from 'node:http';

/** A record: the server reads only its id. */
interface StoredRecord {
  readonly objectID: string;
}

interface StoredIndex {
  settings: unknown;
  records: Map<string, StoredRecord>;
}

/** A received request, without the parts that differ between runs. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * A local server for the parts of Algolia's protocol that a push needs. Indices are kept in memory, and tasks finish
 * immediately.
 */
export async function algoliaServer(adminKey: string) {
  const indices = new Map<string, StoredIndex>();
  const seen: Seen[] = [];
  /** Called before each request. A status other than 200 is sent instead of a result; 0 closes the connection. */
  let refuse: (request: Seen) => number = () => 200;
  let tasks = 0;

  const getIndex = (name: string): StoredIndex => {
    const known = indices.get(name) ?? {settings: undefined, records: new Map<string, StoredRecord>()};
    indices.set(name, known);
    return known;
  };

  /** The supported calls; `name` is the index in the URL. */
  const calls: readonly {
    readonly method: string;
    readonly path: RegExp;
    readonly answer: (name: string, body: Body) => unknown;
  }[] = [
    {
      method: 'PUT',
      path: /^\/1\/indexes\/([^/]+)\/settings$/,
      answer: (name, body) => {
        getIndex(name).settings = body;
        return {taskID: ++tasks};
      },
    },
    {
      method: 'POST',
      path: /^\/1\/indexes\/([^/]+)\/operation$/,
      answer: (name, {operation, destination = ''}) => {
        if (operation === 'copy') getIndex(destination).settings = getIndex(name).settings;
        else {
          indices.set(destination, getIndex(name));
          indices.delete(name);
        }
        return {taskID: ++tasks};
      },
    },
    {
      method: 'POST',
      path: /^\/1\/indexes\/([^/]+)\/batch$/,
      answer: (name, {requests = []}) => {
        const {records} = getIndex(name);
        for (const {body} of requests) if (body) records.set(body.objectID, body);
        return {taskID: ++tasks, objectIDs: requests.map(({body}) => body?.objectID)};
      },
    },
    {method: 'GET', path: /^\/1\/indexes\/([^/]+)\/task\/\d+$/, answer: () => ({status: 'published'})},
    {
      method: 'DELETE',
      path: /^\/1\/indexes\/([^/]+)$/,
      answer: name => {
        indices.delete(name);
        return {taskID: ++tasks};
      },
    },
  ];

  const server = createServer((request, response) => {
    void read(request).then(body => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
      const one: Seen = {method: request.method ?? '', path: decodeURIComponent(pathname), body};
      seen.push(one);
      const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
      const call = calls.find(({method, path}) => method === one.method && path.test(one.path));
      const allowed = key === adminKey;
      const status = allowed ? refuse(one) : 403;
      if (status === 0) {
        request.destroy();
        return;
      }
      const answer =
        status === 200 && call
          ? call.answer(call.path.exec(one.path)?.[1] ?? '', body)
          : {message: allowed ? 'Refused by the test' : 'Invalid Application-ID or API key', status};
      response.writeHead(call ? status : 404, {'content-type': 'application/json'});
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    indices,
    seen,
    hosts: [{url: `127.0.0.1:${port}`, protocol: 'http' as const, accept: 'readWrite' as const}],
    refuse: (by: typeof refuse) => {
      refuse = by;
    },
    close: () => new Promise(closed => server.close(closed)),
  };
}

/** The properties of a request body that the calls read. */
interface Body {
  readonly operation?: string;
  readonly destination?: string;
  readonly requests?: readonly {
    readonly body?: StoredRecord;
  }[];
}

async function read(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : JSON.parse(text);
}
