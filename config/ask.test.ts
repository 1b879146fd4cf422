import {getAnswerer, getServiceUrl} from './answerer';
import {chooseAnswerer} from './ask';

const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key'};
const modelKey = 'sk-secret-of-the-model';
const assistant = {...credentials, ASK_AI_ASSISTANT_ID: 'assistant-1'};
const docs = {kind: 'docs'} as const;
const service = (url: string) => ({kind: 'service', url}) as const;

test.each([
  [{}, docs],
  [{ASK_AI_ASSISTANT_ID: '', ASK_AI_URL: ''}, docs],
  [credentials, docs],
  [{OPENAI_API_KEY: modelKey}, docs],
  [assistant, {kind: 'assistant', id: 'assistant-1'}],
  [{ASK_AI_URL: 'https://ASK.example.org:8443/a/chat/'}, service('https://ask.example.org:8443/a/chat')],
  [{...credentials, ASK_AI_URL: 'https://ask.example.org/'}, service('https://ask.example.org')],
  [{ASK_AI_URL: 'http://localhost:8787/chat'}, service('http://localhost:8787/chat')],
  [{ASK_AI_URL: 'http://ask.localhost/chat'}, service('http://ask.localhost/chat')],
  [{ASK_AI_URL: 'http://[::1]:8787/chat'}, service('http://[::1]:8787/chat')],
])('%j: who answers, as the build writes it and the browser reads it', (environment, answerer) => {
  const customFields: Record<string, unknown> = JSON.parse(JSON.stringify({answerer: chooseAnswerer(environment)}));
  expect(getAnswerer(customFields)).toEqual(answerer);
});

test.each([
  [{ASK_AI_ASSISTANT_ID: 'x', ALGOLIA_APP_ID: 'APP'}, ['and ALGOLIA_SEARCH_API_KEY is not']],
  [{...assistant, ASK_AI_URL: 'https://ask.example.org'}, ['are both set']],
  [{ASK_AI_URL: 'secret'}, ['not an absolute URL']],
  [{ASK_AI_URL: '/chat'}, ['not an absolute URL']],
  [{ASK_AI_URL: 'localhost:8787/chat'}, ['not an absolute URL']],
  [{ASK_AI_URL: 'ws://ask.example.org'}, ['not an absolute URL']],
  [{ASK_AI_URL: 'https://me:secret@ask.example.org'}, ['a user name or a password']],
  [{ASK_AI_URL: 'https://ask.example.org/chat?key=secret'}, ['a query or a hash']],
  [{ASK_AI_URL: 'https://ask.example.org/chat#'}, ['a query or a hash']],
  [{ASK_AI_URL: 'http://localhost.example.org/chat'}, ['begins with http://']],
  [
    {...assistant, OPENAI_API_KEY: modelKey, ASK_AI_ASSISTANT_ID: modelKey},
    ['ASSISTANT_ID contains the value of OPENAI'],
  ],
  [
    {AI_GATEWAY_API_KEY: modelKey, ASK_AI_URL: `https://ask.example.org/${modelKey}`},
    ['ASK_AI_URL contains the value of AI_GATEWAY_API_KEY'],
  ],
  [
    {ASK_AI_ASSISTANT_ID: 'x', ASK_AI_URL: 'http://me@ask.example.org?a'},
    [
      'config/ask.ts',
      'are both set',
      'ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY are not',
      'a user name or a password',
      'a query or a hash',
      'begins with http://',
    ],
  ],
])('%j stops the build and names every mistake, but no possible key', (environment, messages) => {
  const read = () => chooseAnswerer(environment);
  for (const message of messages) expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});

test.each([undefined, {answerer: null}, {answerer: {}}])('custom fields %j do not say who answers', customFields => {
  expect(() => getAnswerer(customFields)).toThrow('docusaurus.config.ts: customFields');
});

test.each([
  [docs, undefined],
  [{kind: 'assistant', id: 'assistant-1'}, 'https://askai.algolia.com/chat'],
  [service('https://ask.example.org'), 'https://ask.example.org'],
] as const)('questions for %j are sent to %s', (answerer, url) => {
  expect(getServiceUrl(answerer)).toBe(url);
});
