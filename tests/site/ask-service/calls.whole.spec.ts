import {readFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {answered, askButton, submitQuestion, askFollowUp} from '../ask';
import {input, openModal} from '../search';
import {waitForIdleNetwork} from '../test';
import {readQuestions} from './assistant';
import {openAsking, test} from './test';
import {endpoint, hosted} from './ways';

/** The headers that a server must allow, according to the documentation of the protocol. */
const documented = readFileSync('deploy/ask-protocol.md', 'utf8')
  .split('\n')
  .filter(line => line.includes('preflight'))
  .flatMap(line => Array.from(line.matchAll(/`([\w-]+)`/g), ([, name = '']) => name));

/** Headers that pages may always send or browsers add (https://fetch.spec.whatwg.org/#cors-safelisted-request-header). */
const ALLOWED =
  /^(accept.*|access-control.*|cache-control|connection|content-length|host|origin|pragma|referer|sec-.*|user-agent)$/;

test('none before the first question; then one for a token, and one with the conversation for each question', async ({
  page,
  sites,
  assistant,
}) => {
  await openAsking(page, endpoint, sites, assistant);
  await openModal(page);
  await input(page).fill('is it null');
  await askButton(page).hover();
  await waitForIdleNetwork(page);
  expect(assistant.requests).toEqual([]);
  await askButton(page).click();
  const first = await assistant.nextQuestion();
  expect(assistant.requests.filter(({method}) => method !== 'OPTIONS').map(({path}) => path)).toEqual(['/token', '']);
  expect(first.request.headers).toMatchObject({
    authorization: expect.stringMatching(/^TOKEN \w+=*\.1$/),
    'content-type': 'application/json',
    'x-ai-sdk-version': 'v5',
  });
  first.answer('Yes.');
  await answered(page);
  await askFollowUp(page, 'and undefined?');
  const {request} = await assistant.nextQuestion();
  expect(readQuestions(request).map(({text}) => text)).toEqual(['is it null', 'and undefined?']);
  expect(assistant.requestsTo('/token')).toHaveLength(1);
  const sent = assistant.requests.flatMap(({headers}) => Object.keys(headers));
  expect([...new Set(sent)].filter(name => !ALLOWED.test(name) && !documented.includes(name))).toEqual([]);
});

test("Algolia's assistant: requests contain the index, the public key and the filters of the search", async ({
  page,
  sites,
  assistant,
}) => {
  await openAsking(page, hosted, sites, assistant, '/docs/matchers/array');
  await submitQuestion(page, 'is it null');
  const {request} = await assistant.nextQuestion();
  const named = {'x-algolia-assistant-id': 'fixture-assistant'};
  expect(assistant.requestsTo('/token')[0]?.headers).toMatchObject(named);
  expect(request.headers).toMatchObject({
    ...named,
    'x-algolia-application-id': 'FIXTURE',
    'x-algolia-api-key': 'fixture-key',
    'x-algolia-index-name': 'jest-extended',
  });
  expect(request.body).toMatchObject({
    searchParameters: {
      facetFilters: [
        'language:en',
        expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
      ],
    },
  });
});
