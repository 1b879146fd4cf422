import {docsSource} from '../answer';
import type {AnswerSource} from '../block';
import type {Passage} from '../passage';
import {contentOf} from '../testing/content';
import {type Feedback, responder} from './respond';

const passage: Passage = {
  url: '/docs/matchers/toBeNil#tobenil',
  titles: ['toBeNil', '.toBeNil()'],
  parts: [{kind: 'text', markdown: 'Passes when the value is `null` or `undefined`.\nNothing else does.'}],
};

const docs = docsSource({...contentOf([passage]), report: () => 'https://example.org'});

const given: Feedback[] = [];
const answering = (source: AnswerSource) =>
  responder({
    source,
    issueToken: () => 'good',
    acceptsToken: token => token === 'good',
    takeFeedback: feedback => void given.push(feedback),
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

/** The data of a stream's events, in order. */
const events = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n\n')
    .map(event => event.replace('data: ', ''))
    .map((data): unknown => (data === '[DONE]' ? data : JSON.parse(data)));

test('streams an answer: the search, the text block by block, the sources', async () => {
  const response = await answering(docs)(request('', question));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const tool = {toolCallId: 'm1-search'};
  const id = 'm1-text';
  const delta = (text: string) => ({type: 'text-delta', id, delta: text});
  expect(events(await response.text())).toEqual([
    {type: 'start', messageId: 'm1-answer'},
    {type: 'data-answered-by', data: 'docs'},
    {type: 'tool-input-available', ...tool, toolName: 'searchIndex', input: {query: 'what is toBeNil'}},
    {type: 'tool-output-available', ...tool, output: {query: 'what is toBeNil', nbHits: 1}},
    {type: 'text-start', id},
    delta('**[`.toBeNil()`](/docs/matchers/toBeNil#tobenil)**'),
    delta('\n\nPasses when the value is `null` or `undefined`.\nNothing else does.'),
    {type: 'source-url', sourceId: passage.url, url: passage.url, title: '.toBeNil()'},
    {type: 'text-end', id},
    {type: 'finish'},
    '[DONE]',
  ]);
});

test('the text of a model is streamed unchanged', async () => {
  const pieces: AnswerSource = async function* () {
    for (const text of ['One, ', 'two.', '']) yield {type: 'markdown', text};
    yield {type: 'remark', markdown: 'Three.'};
  };
  const chunks = events(await (await answering(pieces)(request('', question))).text());
  expect(chunks.filter(chunk => Object(chunk).type === 'text-delta')).toMatchObject([
    {delta: 'One, '},
    {delta: 'two.'},
    {delta: '\n\nThree.'},
  ]);
});

test('an interrupted answer ends with an apology and does not reveal the reason', async () => {
  const breaking: AnswerSource = async function* () {
    yield {type: 'markdown', text: 'Half'};
    throw new Error('out of memory at /srv/secret');
  };
  const said = await (await answering(breaking)(request('', question))).text();
  expect(events(said).slice(-3)).toEqual([
    {type: 'text-delta', id: 'm1-text', delta: 'Half'},
    {type: 'error', errorText: 'The assistant did not answer. Your question is kept.'},
    '[DONE]',
  ]);
  expect(said).not.toInclude('secret');
});

test('a reader who leaves the stream stops the answer', async () => {
  const states: boolean[] = [];
  const endless: AnswerSource = async function* (_, signal) {
    try {
      for (;;) yield {type: 'markdown', text: 'more '};
    } finally {
      states.push(signal.aborted);
    }
  };
  const response = await answering(endless)(request('', question));
  const reader = response.body?.getReader();
  for (let events = 0; events < 5; events++) await reader?.read();
  expect(states).toEqual([]);
  await reader?.cancel();
  expect(states).toEqual([true]);
});

test('accepts feedback', async () => {
  const response = await answering(docs)(request('/feedback', {appId: 'x', messageId: 'm1', thumbs: 1}));
  expect(response.status).toBe(200);
  expect(given).toEqual([{messageId: 'm1', isHelpful: true}]);
});

test.each([
  ['an unknown token', request('', question, {headers: {authorization: 'TOKEN bad'}}), 401, 'The token is not valid.'],
  ['a body that is not JSON', request('', '{"messages":'), 400, 'The body is not JSON.'],
  ['a body without a question', request('', {messages: []}), 400, 'The request has no question.'],
  ['an unknown opinion', request('/feedback', {messageId: 'm1', thumbs: 2}), 400, 'Feedback needs a messageId'],
  ['another method', new Request('https://example.org/chat'), 405, 'Only POST is answered here.'],
])('rejects %s with a sentence', async (_, refused, status, sentence) => {
  const response = await answering(docs)(refused);
  expect(response.status).toBe(status);
  expect(await response.text()).toStartWith(sentence);
});
