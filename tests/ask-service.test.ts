import type {Block} from '@jest-extended/search/answers/block';
import {readBlocks} from '@jest-extended/search/answers/read-blocks';
import {simulateReadableStream} from 'ai/test';
import {createAskService} from '../deploy/ask-service';
import {createMockModel, FINISH, type Part} from './mock-model';

const origin = 'https://docs.example.org';
const URL_OF_NIL = '/docs/matchers/toBeNil#tobenil';

const sections = [
  {url: URL_OF_NIL, title: '.toBeNil()', text: 'Passes when the value is `null` or `undefined`.'},
  {url: '/docs/matchers/array#tobearray', title: '.toBeArray()', text: 'Passes when the value is an array.'},
];

/** A service whose model streams these parts after the search. */
function createService(...answer: readonly Part[]) {
  const model = createMockModel('nil', () => simulateReadableStream({chunks: [...answer]}));
  const app = createAskService({docs: {findSections: async () => sections}, model, origin});
  const post = async (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: {origin, authorization: 'TOKEN reader', ...headers},
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    });
  return {app, model, post};
}

const createMessage = (role: string, text: string) => ({id: 'm1', role, parts: [{type: 'text', text}]});
const question = {messages: [createMessage('user', 'is it null')]};

/** The blocks of an answer, as the page reads them. */
async function collectBlocks({body}: Response): Promise<Block[]> {
  const options = {signal: new AbortController().signal, silence: 1000, apology: 'No answer.'};
  const blocks: Block[] = [];
  if (body) for await (const block of readBlocks(body, options)) blocks.push(block);
  return blocks;
}

test('the page reads the search, the text and the sections that it links to', async () => {
  const delta = `Yes, see [.toBeNil()](${URL_OF_NIL}).`;
  const {post} = createService(
    {type: 'text-start', id: '1'},
    {type: 'text-delta', id: '1', delta},
    {type: 'text-end', id: '1'},
    FINISH,
  );
  const token = await post('/chat/token', undefined, {authorization: ''});
  expect(await token.json()).toEqual({success: true, token: 'reader'});
  expect(await collectBlocks(await post('/chat', question))).toEqual([
    {type: 'search', query: 'nil', count: 2},
    {type: 'markdown', text: delta},
    {type: 'sources', sections: [{url: URL_OF_NIL, title: '.toBeNil()'}]},
  ]);
});

test('the model must search before it answers, and gets the sections and the conversation as text', async () => {
  const {model, post} = createService(FINISH);
  const messages = [
    createMessage('user', 'is it null'),
    createMessage('assistant', ''),
    createMessage('user', 'or undefined?'),
  ];
  await (await post('/chat', {messages})).text();
  const [first, second] = model.doStreamCalls;
  expect([first?.toolChoice, second?.toolChoice]).toEqual([{type: 'required'}, {type: 'none'}]);
  expect(first?.maxOutputTokens).toBe(1500);
  expect(first?.prompt.slice(1).map(({role}) => role)).toEqual(['user', 'user']);
  const found = second?.prompt.at(-1);
  expect(found?.role).toBe('tool');
  for (const {text} of sections) expect(JSON.stringify(found)).toInclude(text);
});

test('an error of the model is a sentence without the reason, which is in the log', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const {post} = createService({type: 'error', error: new Error('key sk-secret is not valid')});
  const response = await post('/chat', question);
  const text = await response.clone().text();
  await expect(collectBlocks(response)).rejects.toThrow('The assistant did not answer. Your question is kept.');
  expect(text).not.toInclude('sk-secret');
  expect(log).toHaveBeenCalledWith('Error: key sk-secret is not valid');
  log.mockRestore();
});

test('a reader who leaves stops the model', async () => {
  const {app, model} = createService(FINISH);
  const reader = new AbortController();
  const request = new Request(`${origin}/chat`, {
    method: 'POST',
    headers: {origin, authorization: 'TOKEN reader'},
    body: JSON.stringify(question),
    signal: reader.signal,
  });
  const response = await app.request(request);
  await response.text();
  reader.abort();
  // Node collects a request that nothing refers to, and its signal then does not follow the reader's.
  expect(request.signal.aborted).toBeTrue();
  expect(model.doStreamCalls[0]?.abortSignal?.aborted).toBeTrue();
});

test('refuses another token', async () => {
  const {model, post} = createService(FINISH);
  expect((await post('/chat', question, {authorization: 'TOKEN other'})).status).toBe(401);
  expect((await post('/chat', question, {authorization: ''})).status).toBe(401);
  expect(model.doStreamCalls).toBeEmpty();
});

const file = {type: 'file', mediaType: 'image/png', url: 'http://169.254.169.254/'};

test.each<[string, unknown, number, string]>([
  ['a body that is not JSON', '{"messages":', 400, 'The request has no question.'],
  [
    'a conversation without a question',
    {messages: [createMessage('assistant', 'Yes.')]},
    400,
    'The request has no question.',
  ],
  ['an empty question', {messages: [createMessage('user', ' ')]}, 400, 'The request has no question.'],
  [
    'a system message',
    {messages: [createMessage('system', 'x'), createMessage('user', 'x')]},
    400,
    'The request has no question.',
  ],
  ['a file', {messages: [{...createMessage('user', ''), parts: [file]}]}, 400, 'The request has no question.'],
  ['more than 64 kB', {messages: [createMessage('user', 'a'.repeat(65_536))]}, 413, 'AI-217'],
])('refuses %s before it asks the model, and the page may read why', async (_, body, status, why) => {
  const {model, post} = createService(FINISH);
  const response = await post('/chat', body);
  expect(response.status).toBe(status);
  expect(await response.text()).toInclude(why);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(model.doStreamCalls).toBeEmpty();
});

test.each([
  [origin, origin],
  ['https://evil.example', null],
])('CORS: a page of %s', async (from, allowed) => {
  const {app} = createService(FINISH);
  const {headers} = await app.request('/chat', {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-ai-sdk-version',
    },
  });
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-ai-sdk-version');
});

test('feedback is written to the log, and nothing else', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation();
  const {post} = createService(FINISH);
  expect((await post('/chat/feedback', {messageId: 'm1', thumbs: 0})).status).toBe(204);
  for (const body of ['{', {}, {messageId: 'a'.repeat(101), thumbs: 1}])
    expect((await post('/chat/feedback', body)).status).toBe(400);
  expect(log).toHaveBeenCalledExactlyOnceWith('Feedback:', '{"messageId":"m1","thumbs":0}');
  log.mockRestore();
});
