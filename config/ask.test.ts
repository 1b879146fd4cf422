import {getAnswerer, getServiceUrl} from './answerer';
import {chooseAnswerer} from './ask';

const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key'};
const modelKey = 'sk-secret-of-the-model';
const assistant = {...credentials, ASK_AI_ASSISTANT_ID: 'assistant-1'};

test.each([
  ['nothing', {}],
  ['empty variables', {ASK_AI_ASSISTANT_ID: '', ASK_AI_URL: ''}],
  ["Algolia's credentials alone", credentials],
  ["a model's key, which no build reads", {OPENAI_API_KEY: modelKey}],
])('with %s the docs answer', (_, environment) => {
  expect(chooseAnswerer(environment)).toEqual({kind: 'docs'});
});

test("with an assistant's id Algolia's assistant answers", () => {
  expect(chooseAnswerer(assistant)).toEqual({kind: 'assistant', id: 'assistant-1'});
});

test.each([
  ['https://ask.example.org/chat', 'https://ask.example.org/chat'],
  ['https://ASK.example.org:8443/a/chat/', 'https://ask.example.org:8443/a/chat'],
  ['https://ask.example.org/', 'https://ask.example.org'],
  ['http://localhost:8787/chat', 'http://localhost:8787/chat'],
  ['http://ask.localhost/chat', 'http://ask.localhost/chat'],
  ['http://[::1]:8787/chat', 'http://[::1]:8787/chat'],
])('with the URL %s a server answers there', (ASK_AI_URL, url) => {
  expect(chooseAnswerer({ASK_AI_URL})).toEqual({kind: 'service', url});
  expect(chooseAnswerer({ASK_AI_URL, ...credentials})).toEqual({kind: 'service', url});
});

test.each([
  [{ASK_AI_ASSISTANT_ID: 'x'}, ['ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY are not']],
  [{ASK_AI_ASSISTANT_ID: 'x', ALGOLIA_APP_ID: 'APP'}, ['and ALGOLIA_SEARCH_API_KEY is not']],
  [{...assistant, ASK_AI_URL: 'https://ask.example.org'}, ['are both set']],
  [{ASK_AI_URL: '/chat'}, ['not an absolute URL']],
  [{ASK_AI_URL: 'localhost:8787/chat'}, ['not an absolute URL']],
  [{ASK_AI_URL: 'ws://ask.example.org'}, ['not an absolute URL']],
  [{ASK_AI_URL: 'https://me:secret@ask.example.org'}, ['a user name or a password']],
  [{ASK_AI_URL: 'https://ask.example.org/chat?key=secret'}, ['a query or a hash']],
  [{ASK_AI_URL: 'https://ask.example.org/chat#'}, ['a query or a hash']],
  [{ASK_AI_URL: 'http://ask.example.org/chat'}, ['begins with http://']],
  [{ASK_AI_URL: 'http://localhost.example.org/chat'}, ['begins with http://']],
  [
    {...assistant, OPENAI_API_KEY: modelKey, ASK_AI_ASSISTANT_ID: modelKey},
    ['ASK_AI_ASSISTANT_ID contains the value of OPENAI'],
  ],
  [
    {OPENAI_API_KEY: modelKey, ASK_AI_URL: `https://ask.example.org/${modelKey}`},
    ['ASK_AI_URL contains the value of OPENAI'],
  ],
  [
    {AI_GATEWAY_API_KEY: modelKey, ASK_AI_URL: `https://ask.example.org/${modelKey}`},
    ['ASK_AI_URL contains the value of AI_GATEWAY_API_KEY'],
  ],
  [
    {ASK_AI_ASSISTANT_ID: 'x', ASK_AI_URL: 'http://me@ask.example.org?a'},
    [
      'are both set',
      'ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY are not',
      'a user name or a password',
      'a query or a hash',
      'begins with http://',
    ],
  ],
])('%j stops the build and names every mistake', (environment, messages) => {
  const read = () => chooseAnswerer(environment);

  for (const message of messages) expect(read).toThrow(message);
});

test.each([
  {ASK_AI_URL: 'https://me:secret@ask.example.org'},
  {ASK_AI_URL: 'https://ask.example.org/?key=secret'},
  {ASK_AI_URL: 'secret'},
  {OPENAI_API_KEY: modelKey, ASK_AI_URL: `https://ask.example.org/${modelKey}`},
])('%j: a possible key is not repeated', environment => {
  expect(() => chooseAnswerer(environment)).toThrow('config/ask.ts');
  expect(() => chooseAnswerer(environment)).not.toThrow('secret');
});

test.each([
  {kind: 'docs'},
  {kind: 'assistant', id: 'assistant-1'},
  {kind: 'service', url: 'https://ask.example.org'},
] as const)('the browser reads %j as the build wrote it', answerer => {
  const customFields: Record<string, unknown> = JSON.parse(JSON.stringify({answerer}));

  expect(getAnswerer(customFields)).toEqual(answerer);
});

test.each([undefined, {answerer: null}, {answerer: {}}])('custom fields %j do not say who answers', customFields => {
  expect(() => getAnswerer(customFields)).toThrow('docusaurus.config.ts: customFields');
});

test.each([
  [{kind: 'docs'}, undefined],
  [{kind: 'assistant', id: 'assistant-1'}, 'https://askai.algolia.com/chat'],
  [{kind: 'service', url: 'https://ask.example.org'}, 'https://ask.example.org'],
] as const)('questions for %j are sent to %s', (answerer, url) => {
  expect(getServiceUrl(answerer)).toBe(url);
});
