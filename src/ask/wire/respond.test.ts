/** @jest-environment node */
import {localAsk} from '../local';
import type {Passage} from '../passage';
import {type Ask, type Feedback, responder} from './respond';

const passage: Passage = {
  url: '/docs/matchers/toBeNil#tobenil',
  titles: ['toBeNil', '.toBeNil()'],
  parts: [{kind: 'text', markdown: 'Passes when the value is `null` or `undefined`.\nNothing else does.'}],
};

const fromDocs = localAsk({
  find: async () => [passage.url],
  load: async () => [passage],
  report: () => 'https://example.org',
});

const given: Feedback[] = [];
const answering = (ask: Ask) =>
  responder({
    ask,
    issueToken: async () => 'good',
    acceptsToken: async token => token === 'good',
    takeFeedback: async feedback => {
      given.push(feedback);
    },
    apology: 'The assistant did not answer. Your question is kept.',
  });

const question = {messages: [{id: 'm1', role: 'user', parts: [{type: 'text', text: 'what is toBeNil'}]}]};
const request = (path: string, body?: unknown, init: RequestInit = {}) =>
  new Request(`https://example.org/chat${path}`, {
    method: 'POST',
    headers: {authorization: 'TOKEN good'},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    ...init,
  });

/** What a stream's events say, in order. */
const events = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n\n')
    .map(event => event.replace('data: ', ''))
    .map((data): unknown => (data === '[DONE]' ? data : JSON.parse(data)));

test('gives a token', async () => {
  const response = await answering(fromDocs)(request('/token'));
  expect(await response.json()).toEqual({success: true, token: 'good'});
});

test('streams an answer: the search in a step of its own, then the text line by line', async () => {
  const response = await answering(fromDocs)(request('', question));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const tool = {toolCallId: 'm1-search'};
  const id = 'm1-text';
  const delta = (text: string) => ({type: 'text-delta', id, delta: text});
  expect(events(await response.text())).toEqual([
    {type: 'start', messageId: 'm1-answer'},
    {type: 'data-answered-by', data: 'docs'},
    {type: 'start-step'},
    {type: 'tool-input-start', ...tool, toolName: 'searchIndex'},
    {type: 'tool-input-available', ...tool, toolName: 'searchIndex', input: {query: 'what is toBeNil'}},
    {type: 'tool-output-available', ...tool, output: {query: 'what is toBeNil', hits: [{url: passage.url}]}},
    {type: 'finish-step'},
    {type: 'start-step'},
    {type: 'text-start', id},
    delta('**[`.toBeNil()`](/docs/matchers/toBeNil#tobenil)**\n'),
    delta('\n'),
    delta('Passes when the value is `null` or `undefined`.\n'),
    delta('Nothing else does.'),
    {type: 'text-end', id},
    {type: 'finish-step'},
    {type: 'finish'},
    '[DONE]',
  ]);
});

test('an answer that breaks off ends with an apology, and says nothing of the reason', async () => {
  const breaking: Ask = async () => ({
    query: 'x',
    urls: [],
    text: (function* () {
      yield 'Half';
      throw new Error('out of memory at /srv/secret');
    })(),
  });
  const said = await (await answering(breaking)(request('', question))).text();
  expect(events(said).slice(-3)).toEqual([
    {type: 'text-delta', id: 'm1-text', delta: 'Half'},
    {type: 'error', errorText: 'The assistant did not answer. Your question is kept.'},
    '[DONE]',
  ]);
  expect(said).not.toInclude('secret');
});

/** An answer without an end, and what became of it. */
function endless() {
  const state = {signal: undefined as AbortSignal | undefined, isClosed: false};
  const ask: Ask = async (_, signal) => {
    state.signal = signal;
    return {
      query: 'x',
      urls: [],
      text: (async function* () {
        try {
          for (;;) yield 'more ';
        } finally {
          state.isClosed = true;
        }
      })(),
    };
  };
  return {state, ask};
}

test('a reader who leaves the stream stops the answer', async () => {
  const {state, ask} = endless();
  const response = await answering(ask)(request('', question));
  const reader = response.body?.getReader();
  for (let events = 0; events < 12; events++) await reader?.read();
  expect(state.signal?.aborted).toBeFalse();
  await reader?.cancel();
  expect(state.signal?.aborted).toBeTrue();
  expect(state.isClosed).toBeTrue();
});

test('a request that is aborted stops the answer', async () => {
  const {state, ask} = endless();
  const leaving = new AbortController();
  await answering(ask)(request('', question, {signal: leaving.signal}));
  leaving.abort();
  expect(state.signal?.aborted).toBeTrue();
});

test('takes what a reader thinks of an answer', async () => {
  const response = await answering(fromDocs)(request('/feedback', {appId: 'x', messageId: 'm1', thumbs: 1}));
  expect(response.status).toBe(200);
  expect(given).toEqual([{messageId: 'm1', isHelpful: true}]);
});

test.each([
  [
    'a token that is none',
    request('', question, {headers: {authorization: 'TOKEN bad'}}),
    401,
    'The token is not valid.',
  ],
  ['no token', request('', question, {headers: {}}), 401, 'The token is not valid.'],
  ['a body that is no JSON', request('', '{"messages":'), 400, 'The body is no JSON.'],
  ['a body without a question', request('', {messages: []}), 400, 'The request has no question.'],
  ['a thumb that is none', request('/feedback', {messageId: 'm1', thumbs: 2}), 400, 'Feedback needs a messageId'],
  ['another method', new Request('https://example.org/chat'), 405, 'Only POST is answered here.'],
])('refuses %s with a sentence', async (_, refused, status, sentence) => {
  const response = await answering(fromDocs)(refused);
  expect(response.status).toBe(status);
  expect(await response.text()).toStartWith(sentence);
});

test('what goes wrong inside is answered with the apology alone', async () => {
  const broken: Ask = async () => {
    throw new Error('no index at /srv/secret');
  };
  const response = await answering(broken)(request('', question));
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('The assistant did not answer. Your question is kept.');
});
