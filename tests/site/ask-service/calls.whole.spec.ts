import {readFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {ALGOLIA} from '../algolia';
import {answer, answered, askButton, submitQuestion, askFollowUp} from '../ask';
import {dialog, input, openModal} from '../search';
import {waitForIdleNetwork} from '../test';
import {readQuestions} from './assistant';
import {openAsking, test} from './test';
import {endpoint, hosted, WAYS} from './ways';

for (const way of WAYS) {
  test.describe(`Specification 7: requests of the ask mode, ${way.name}`, () => {
    test('none before the first question; then one for a token, and one with the conversation for each question', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await openModal(page);
      await input(page).fill('is it null');
      await askButton(page).hover();
      await waitForIdleNetwork(page);
      expect(assistant.requests).toEqual([]);
      await askButton(page).click();
      const first = await assistant.nextQuestion();
      expect(assistant.requests.filter(({method}) => method !== 'OPTIONS').map(({path}) => path)).toEqual([
        '/token',
        '',
      ]);
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
    });

    test('all headers are ones that a server must allow', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await submitQuestion(page, 'is it null');
      await assistant.nextQuestion();
      const [paragraph = ''] = readFileSync('deploy/ask-protocol.md', 'utf8')
        .split('\n')
        .filter(line => line.includes('preflight'));
      const documented = [...paragraph.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
      expect(documented.length).toBeGreaterThan(5);
      // Headers that pages may always send or browsers add (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
      const always =
        /^(accept.*|cache-control|connection|content-length|host|origin|pragma|referer|sec-.*|user-agent)$/;
      const sent = assistant.requests
        .flatMap(({headers}) => Object.keys(headers))
        .filter(name => !/^access-control/.test(name));
      expect([...new Set(sent)].filter(name => !always.test(name) && !documented.includes(name))).toEqual([]);
    });

    test('feedback refers to the question', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await submitQuestion(page, 'is it null');
      const chat = await assistant.nextQuestion();
      chat.answer('Yes.');
      await dialog(page).getByRole('button', {name: 'Not helpful'}).click();
      await expect(answer(page)).toContainText('Thank you for your feedback');
      await expect.poll(() => assistant.requestsTo('/feedback').length).toBe(1);
      const [{headers, body} = {headers: {}, body: {}}] = assistant.requestsTo('/feedback');
      expect(body).toMatchObject({messageId: readQuestions(chat.request).at(-1)?.id, thumbs: 0});
      expect(headers['authorization']).toMatch(/^TOKEN /);
    });
  });
}

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

test('separate server: no requests to other services, and Algolia is not mentioned', async ({
  page,
  seen,
  sites,
  assistant,
}) => {
  await openAsking(page, endpoint, sites, assistant);
  await submitQuestion(page, 'is it null');
  (await assistant.nextQuestion()).answer('Yes.');
  await answered(page);
  expect(assistant.requestsTo('', 'OPTIONS')).not.toEqual([]);
  expect(seen.foreign.filter(url => !url.startsWith(assistant.url))).toEqual([]);
  expect(seen.foreign.filter(url => ALGOLIA.test(url))).toEqual([]);
  for (const {headers} of assistant.requests) expect(JSON.stringify(headers)).not.toContain('fixture');
});
