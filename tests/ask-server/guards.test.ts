import {once} from 'node:events';
import {connect} from 'node:net';
import {logOf} from '../../ask-server/log';
import {startServer} from '../../ask-server/server';
import {settingsOf} from '../../ask-server/settings';
import {siteContent} from '../../ask-server/site-content';
import {links} from '../../config/site';
import {modelServer} from './model-server';
import {conversation, ORIGIN, readerOf, receivedOf} from './reader';
import {builtSite} from './site';
import {started} from './start';

const QUESTION = 'what is toBeNil';
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Runs a test on a server with these settings, and stops the server. */
async function on(
  environment: Readonly<Record<string, string>>,
  run: (server: Awaited<ReturnType<typeof started>>) => Promise<void>,
) {
  const server = await started(environment);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

async function* withoutEnd() {
  yield 'Nil [S1]. ';
  for (;;) {
    yield 'more and more and more of the same text, without an end. '.repeat(20);
    await pause(0);
  }
}

test('without a model it answers as the page does', () =>
  on({}, async ({url}) => {
    const reader = readerOf(url);
    const answer = await reader.ask(QUESTION);
    expect(answer).toMatchObject({status: 200, isWhole: true, urls: ['/docs/matchers/toBeNil#tobenil']});
    expect(answer.text).toStartWith('**[`.toBeNil()`](/docs/matchers/toBeNil#tobenil)**\n\nPasses when');
    expect((await reader.ask('how do I bake bread?')).text).toInclude(links.issues);
    const headers = {'content-type': 'application/json'};
    const thumbs = await reader.post('/feedback', {headers, body: '{"messageId":"m1","thumbs":1}'});
    expect(thumbs.status).toBe(200);
  }));

const NAMED =
  'authorization,content-type,x-ai-sdk-version,x-algolia-api-key,x-algolia-application-id,x-algolia-assistant-id,x-algolia-index-name';

test('allows pages of the site to ask, and reports that to browsers', () =>
  on({}, async ({url}) => {
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {origin: ORIGIN, 'access-control-request-method': 'POST', 'access-control-request-headers': NAMED},
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': NAMED,
      'access-control-max-age': '86400',
    });
    const refused = await readerOf(url).post('', {body: '{}'});
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  }));

test.each([
  ['another page', {origin: 'https://evil.example'}],
  ['a page whose address begins with the same text', {origin: `${ORIGIN}.evil.example`}],
  ['what is not a page', {}],
])('refuses %s', (_, headers) =>
  on({}, async ({url}) => {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await fetch(`${url}/token`, {method, headers});
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(await response.text()).toBe('Only pages of the documentation are answered here.');
    }
  }),
);

/** A body of unknown length. */
const inPieces = (body: ReadableStream<Uint8Array>): RequestInit & {duplex: 'half'} => ({body, duplex: 'half'});

test('refuses a body that is too large, whether or not its length is known', () =>
  on({ASK_BODY_KILOBYTES: '16'}, async ({url}) => {
    const reader = readerOf(url);
    const headers = {authorization: `TOKEN ${await reader.token()}`};
    const whole = JSON.stringify(conversation('a'.repeat(20_000)));
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new TextEncoder().encode('a'.repeat(1000))),
    });
    for (const sent of [{body: whole}, inPieces(endless)]) {
      const response = await reader.post('', {headers, ...sent});
      expect([response.status, await response.text()]).toEqual([413, 'The conversation is too long. Start a new one.']);
    }
  }));

test.each([
  ['another address', '/../', 'POST', 404, 'Not found. Questions go to /chat.'],
  ['another method', '', 'PUT', 405, 'Only POST is answered here.'],
])('refuses %s', (_, path, method, status, sentence) =>
  on({}, async ({url}) => {
    const response = await readerOf(url).post(path, {method});
    expect([response.status, await response.text()]).toEqual([status, sentence]);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  }),
);

test('refuses a client that asks too often, but no other client', () =>
  on({ASK_RATE: '3', ASK_RATE_SECONDS: '600', ASK_TRUSTED_PROXIES: 'loopback'}, async ({url}) => {
    const [one, other] = ['198.51.100.1', '198.51.100.2'].map(client => readerOf(url, {'x-forwarded-for': client}));
    for (let times = 0; times < 3; times++) expect((await one?.post('/token'))?.status).toBe(200);
    const refused = await one?.post('/token');
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeWithin(500, 601);
    expect(await refused?.text()).toMatch(/^Too many questions at once\. Try again in \d+ seconds\.$/);
    expect((await other?.post('/token'))?.status).toBe(200);
  }));

test('limits the answers in progress, and reports their number in its health', async () => {
  const model = await modelServer(() => 'silent');
  await on({OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm', ASK_STREAMS: '2'}, async ({url}) => {
    const reader = readerOf(url);
    const health = async (): Promise<unknown> => (await fetch(new URL('/health', url))).json();
    expect(await health()).toEqual({status: 'ok', answers: 'model', sections: 4, streams: 0});
    const leaving = new AbortController();
    const running = [await reader.start([QUESTION], leaving.signal), await reader.start([QUESTION])];
    expect(running.map(({status}) => status)).toEqual([200, 200]);
    expect(await health()).toMatchObject({streams: 2});
    const refused = await reader.start([QUESTION]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toBe('The assistant has too many questions to answer. Try again in a moment.');
    leaving.abort();
    while ((await reader.start([QUESTION])).status !== 200) await pause(10);
  });
  await model.close();
});

test('limits the answers in progress of each client, but of no other one', async () => {
  const model = await modelServer(() => 'silent');
  const limits = {ASK_CLIENT_STREAMS: '1', ASK_TRUSTED_PROXIES: 'loopback'};
  await on({OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm', ...limits}, async ({url}) => {
    const [one, other] = ['198.51.100.1', '198.51.100.2'].map(client => readerOf(url, {'x-forwarded-for': client}));
    const leaving = new AbortController();
    expect((await one?.start([QUESTION], leaving.signal))?.status).toBe(200);
    const refused = await one?.start([QUESTION]);
    expect(refused?.status).toBe(429);
    expect(await refused?.text()).toBe('Too many questions at once. Wait for the other answers, or stop them.');
    expect((await other?.start([QUESTION]))?.status).toBe(200);
    leaving.abort();
    while ((await one?.start([QUESTION]))?.status !== 200) await pause(10);
  });
  await model.close();
});

test('limits the questions of a client in a day', () =>
  on({ASK_CLIENT_DAY: '2'}, async ({url}) => {
    const reader = readerOf(url);
    for (let times = 0; times < 2; times++) expect((await reader.ask(QUESTION)).status).toBe(200);
    const refused = await reader.start([QUESTION]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(80_000, 86_401);
  }));

test('sends every answer as it is meant: not stored, and of the type that it names', () =>
  on({}, async ({url}) => {
    const reader = readerOf(url);
    const all = [await fetch(new URL('/health', url)), await reader.post('/token'), await reader.start([QUESTION])];
    all.push(await reader.post('', {body: '{}'}), await reader.post('/none'));
    for (const {headers} of all) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    await Promise.all(all.map(response => response.text()));
  }));

test('refuses a question without a valid token before it reads the body', () =>
  on({}, async ({url}) => {
    const pull = jest.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new Uint8Array(65_536)),
    );
    const body = new ReadableStream<Uint8Array>({pull}, {highWaterMark: 0});
    const refused = await readerOf(url).post('', {headers: {authorization: 'TOKEN bad'}, ...inPieces(body)});
    expect(refused.status).toBe(401);
  }));

test('a reader who does not read pauses the model, and is disconnected', async () => {
  const model = await modelServer(() => ({pieces: withoutEnd()}));
  const environment = {
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'm',
    ASK_SLOW_SECONDS: '1',
    ASK_ANSWER_CHARACTERS: '10000000',
  };
  await on(environment, async ({url, lines}) => {
    const token = await readerOf(url).token();
    const {hostname, port, host} = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = JSON.stringify(conversation(QUESTION));
    socket.pause();
    socket.write(
      [`POST /chat HTTP/1.1`, `host: ${host}`, `origin: ${ORIGIN}`, `authorization: TOKEN ${token}`]
        .concat(`content-length: ${body.length}`, '', body)
        .join('\r\n'),
    );
    while (!lines.join('').includes('"ending":"left"')) await pause(50);
    while (!model.seen[0]?.isLeft) await pause(50);
    // The buffers of the two connections, and no more.
    expect(model.seen[0].bytes).toBeLessThan(30_000_000);
    socket.destroy();
  });
  await model.close();
}, 60_000);

test('disconnects a slow sender', () =>
  on({ASK_SLOW_SECONDS: '1'}, async ({url}) => {
    const {hostname, port, host} = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(`POST /chat HTTP/1.1\r\nhost: ${host}\r\norigin: ${ORIGIN}\r\ncontent-length: 100\r\n\r\n{`);
    await once(socket, 'close');
  }));

test('closes a connection above the limit', () =>
  on({ASK_CONNECTIONS: '1'}, async ({url}) => {
    const {hostname, port} = new URL(url);
    const open = async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return socket.resume();
    };
    const first = await open();
    await once(await open(), 'close');
    first.destroy();
  }));

test('stops: refuses new requests, waits for answers, and breaks off those that do not end', async () => {
  let finish = () => {};
  const finished = new Promise<void>(resolve => {
    finish = resolve;
  });
  const model = await modelServer(({messages}) => ({
    pieces: (async function* () {
      yield 'Nil [S1]. ';
      if (messages[1]?.content.includes('for ever')) await new Promise(() => undefined);
      await finished;
      yield 'The end.';
    })(),
  }));
  const server = await started({OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm', ASK_SHUTDOWN_SECONDS: '1'});
  const reader = readerOf(server.url);
  const [one, other] = [await reader.start([QUESTION]), await reader.start([`${QUESTION} for ever`])];
  while (model.seen.length < 2) await pause(10);
  const stopped = server.stop();
  await expect(fetch(new URL('/health', server.url))).rejects.toThrow();
  finish();
  expect(receivedOf(200, await one.text())).toMatchObject({isWhole: true, text: expect.stringContaining('The end.')});
  await expect(other.text()).rejects.toThrow();
  await stopped;
  while (!model.seen[1]?.isLeft) await pause(10);
  await model.close();
});

test('searches only for the last questions of a long conversation', async () => {
  const find = jest.fn(async () => []);
  const settings = settingsOf({PORT: '0', ASK_ORIGINS: ORIGIN, ASK_LOG_LEVEL: 'silent'});
  const server = await startServer(settings, {...(await siteContent(await builtSite())), find}, logOf(settings));
  const questions = Array.from({length: 30}, (_, at) => `is it a leap year, take ${at}`);
  await (await readerOf(server.url).start(questions)).text();
  await server.stop();
  // Each question is searched for as written, and by its words.
  expect(find.mock.calls.length).toBeWithin(2, 13);
});
