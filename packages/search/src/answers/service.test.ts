import {askService, type Service} from './service';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const exchanges = [
  {id: 'a', question: 'is it null', answer: {kind: 'written', markdown: 'Yes.'}},
  {id: 'b', question: 'and undefined?'},
] as const;
const delta = (text: string) => ({type: 'text-delta', id: '1', delta: text});
const write = (...chunks: unknown[]) =>
  chunks.map(chunk => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join('');
const stream = (...chunks: unknown[]) => new Response(write(...chunks));

/** Answers requests in order. */
function answer(...responses: (Response | Promise<Response>)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responses.shift() ?? Response.error());
  return () =>
    fetch.mock.calls.map(([url, init]) => ({
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init?.signal,
    }));
}

async function ask(service: Service = {url: 'https://ask.example.org/chat'}, {signal} = new AbortController()) {
  const texts: string[] = [];
  for await (const {markdown} of askService(service, exchanges, signal)) texts.push(markdown);
  return texts;
}

const message = (id: string, role: string, text: string) => ({id, role, parts: [{type: 'text', text}]});
const body = {
  id: 'conversation-a',
  trigger: 'submit-message',
  messages: [
    message('a', 'user', 'is it null'),
    message('a-answer', 'assistant', 'Yes.'),
    message('b', 'user', 'and undefined?'),
  ],
};

test('your own service gets the conversation, without a token', async () => {
  const requests = answer(stream({type: 'start'}, delta('Yes'), {type: 'new'}, delta(', too.'), {type: 'finish'}));
  expect(await ask()).toEqual(['Yes', 'Yes, too.']);
  expect(requests()).toMatchObject([
    {url: 'https://ask.example.org/chat', headers: {'content-type': 'application/json'}, body},
  ]);
  expect(JSON.stringify(requests())).not.toMatch(/algolia|authorization|searchParameters/);
});

test("Algolia's assistant gets a token, its id, the index, the public key and the filters", async () => {
  const searchParameters = {facetFilters: ['language:en']};
  const assistant = {id: 'one', appId: 'APP', apiKey: 'key', indexName: 'docs', searchParameters};
  const requests = answer(Response.json({success: true, token: 'first'}), stream(delta('Yes.'), '[DONE]'));
  expect(await ask({url: 'https://askai.algolia.com/chat', assistant})).toEqual(['Yes.']);
  expect(requests()).toMatchObject([
    {url: 'https://askai.algolia.com/chat/token', headers: {'x-algolia-assistant-id': 'one'}},
    {
      url: 'https://askai.algolia.com/chat',
      headers: {
        authorization: 'TOKEN first',
        'x-ai-sdk-version': 'v5',
        'x-algolia-assistant-id': 'one',
        'x-algolia-application-id': 'APP',
        'x-algolia-api-key': 'key',
        'x-algolia-index-name': 'docs',
      },
      body: {...body, searchParameters},
    },
  ]);
});

test.each<[string, () => Response, object]>([
  [
    'an error chunk',
    () => stream({type: 'error', errorText: 'Too busy.'}),
    {name: 'AnswerError', message: 'Too busy.'},
  ],
  ['a response', () => new Response('Too busy.', {status: 503}), {name: 'AnswerError', message: 'Too busy.'}],
  ['JSON', () => Response.json({message: 'Too busy.'}, {status: 429}), {name: 'AnswerError', message: 'Too busy.'}],
  ['markup, which is not for readers', () => new Response('<html>', {status: 502}), {name: 'Error'}],
  ['a chunk that is not JSON', () => stream('{'), {name: 'SyntaxError'}],
  ['a stream without an end', () => stream(delta('Half')), {message: expect.stringMatching('closed before')}],
  ['an answer without an end', () => stream(delta('a'.repeat(20_001))), {message: expect.stringMatching('20000')}],
])('fails for %s', async (_, createResponse, error) => {
  answer(createResponse());
  await expect(ask()).rejects.toMatchObject(error);
});

/** A stream that goes on. `fetch` ends it with the request. */
function answerForever(...chunks: unknown[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (chunks.length > 0) controller.enqueue(new TextEncoder().encode(write(...chunks)));
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    };
    return new Response(new ReadableStream({start}));
  });
}

test('a reader who leaves ends the request', async () => {
  answerForever(delta('Half'));
  const leaving = new AbortController();
  const waiting = ask(undefined, leaving);
  setTimeout(() => leaving.abort('left'), 50);
  await expect(waiting).rejects.toBe('left');
});

test('14 seconds without a part of the answer end it', async () => {
  jest.useFakeTimers();
  answerForever();
  const waiting = expect(ask()).rejects.toThrow('Nothing arrived for 14000 ms.');
  await jest.advanceTimersByTimeAsync(14_000);
  await waiting;
});
