/** @jest-environment node */
import {fromService} from './service';

const APOLOGY = 'The assistant did not answer. Your question is kept.';
const answer = fromService('https://ask.example.org/chat', APOLOGY);
const STREAM = 'data: {"type":"finish"}\n\ndata: [DONE]\n\n';
const asked = {method: 'POST', headers: {authorization: 'TOKEN old', 'X-Algolia-Assistant-Id': 'one'}, body: '{}'};

/** What the service answers, request by request, and what it was asked. */
function service(...responses: (Response | Error)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = responses.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked once too often.');
    return next;
  });
  const requests = () =>
    fetch.mock.calls.map(([address, init]) => ({
      address,
      authorization: new Headers(init?.headers).get('authorization'),
      assistant: new Headers(init?.headers).get('x-algolia-assistant-id'),
    }));
  return {requests};
}

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['', 'https://ask.example.org/chat'],
  ['/token', 'https://ask.example.org/chat/token'],
  ['/feedback', 'https://ask.example.org/chat/feedback'],
] as const)('asks %j of %s', async (path, address) => {
  const {requests} = service(Response.json({success: true, token: 'new'}));
  await answer(path, asked);
  expect(requests()).toEqual([{address, authorization: 'TOKEN old', assistant: 'one'}]);
});

test('passes on what is answered', async () => {
  service(new Response(STREAM, {headers: {'content-type': 'text/event-stream'}}));
  const response = await answer('', asked);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe(STREAM);
});

test('has another token when the service forgot the one it gave', async () => {
  stored.set('askai_token', 'old');
  const {requests} = service(
    new Response('The token is not valid.', {status: 401}),
    Response.json({success: true, token: 'new'}),
    new Response(STREAM),
  );
  expect(await (await answer('', asked)).text()).toBe(STREAM);
  expect(requests().map(({authorization}) => authorization)).toEqual(['TOKEN old', null, 'TOKEN new']);
  expect(requests().map(({assistant}) => assistant)).toEqual(['one', 'one', 'one']);
  expect(stored.get('askai_token')).toBe('new');
});

test('does not go on asking a service that accepts no token', async () => {
  service(
    new Response('The token is not valid.', {status: 401}),
    Response.json({success: true, token: 'new'}),
    new Response('The token is not valid.', {status: 401}),
  );
  const response = await answer('', asked);
  expect([response.status, await response.text()]).toEqual([401, 'The token is not valid.']);
});

test.each([
  [
    'a sentence',
    'A question can have 2000 characters at the most.',
    'A question can have 2000 characters at the most.',
  ],
  ['a message in JSON', '{"message":"Conversation depth (AI-217)"}', 'Conversation depth (AI-217)'],
  ['a code that DocSearch knows', '{"code":"AI-217","message":"Too long."}', 'Too long. (AI-217)'],
  ['a code for developers', '{"code":"AI-100","message":"Not now."}', 'Not now.'],
  ['a page', '<html><body>502 Bad Gateway</body></html>', APOLOGY],
  ['other JSON', '{"error":{"code":7}}', APOLOGY],
  ['nothing', '', APOLOGY],
])('a failure with %s reads as a sentence', async (_, body, sentence) => {
  service(new Response(body, {status: 502}));
  const response = await answer('', asked);
  expect([response.status, await response.text()]).toEqual([502, sentence]);
});

test.each([
  ['refuses', Response.json({success: false, message: 'This site may not ask.'}), 'This site may not ask.'],
  ['fails', new Response('<h1>500</h1>', {status: 500}), APOLOGY],
  ['says something else', new Response('hello'), APOLOGY],
])('where the service %s to give a token, a sentence says so', async (_, response, message) => {
  service(response);
  expect(await (await answer('/token', asked)).json()).toEqual({success: false, message});
});
