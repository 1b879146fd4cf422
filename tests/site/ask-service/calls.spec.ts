import {readFileSync} from 'node:fs';
import {conversationOf} from '../../../src/ask/wire/protocol';
import {ALGOLIA} from '../algolia';
import {entry} from '../ask';
import {input, openModal} from '../search';
import {answer, ask, askAgain, expect, openAsking, test} from './test';
import {endpoint, hosted, WAYS} from './ways';

/** The one message of a reader who asked for the first time. */
const said = (text: string) => ({id: expect.any(String), role: 'user', parts: [{type: 'text', text}]});

for (const way of WAYS) {
  test.describe(`Specification 7: calls of the ask mode, ${way.name}`, () => {
    test('none is made before the reader asks', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await openModal(page);
      await input(page).fill('is it null');
      await expect(entry(page)).toBeVisible();
      expect(assistant.heard).toEqual([]);
    });

    test('a question is asked with a token, and in the form of the protocol', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const {heard} = await assistant.asked();
      expect(assistant.heard.filter(({method}) => method !== 'OPTIONS').map(({path}) => path)).toEqual(['/token', '']);
      expect(heard.headers).toMatchObject({
        authorization: expect.stringMatching(/^TOKEN \w+=*\.1$/),
        'content-type': 'application/json',
        'x-ai-sdk-version': 'v5',
      });
      expect(heard.body).toMatchObject({
        id: expect.any(String),
        trigger: 'submit-message',
        messages: [said('is it null')],
      });
    });

    test('every header is one that a server has to allow', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      await assistant.asked();
      const [paragraph = ''] = readFileSync('deploy/ask-protocol.md', 'utf8')
        .split('\n')
        .filter(it => it.includes('preflight'));
      const told = [...paragraph.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
      expect(told.length).toBeGreaterThan(5);
      // What a page may always send, and what the browser adds (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
      const always =
        /^(accept.*|cache-control|connection|content-length|host|origin|pragma|referer|sec-.*|user-agent)$/;
      const sent = assistant.heard
        .flatMap(({headers}) => Object.keys(headers))
        .filter(name => !/^access-control/.test(name));
      expect([...new Set(sent)].filter(name => !always.test(name) && !told.includes(name))).toEqual([]);
    });

    test('a second question comes with the first, and with the same token', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const first = await assistant.asked();
      first.answer('Yes.');
      await expect(answer(page)).toContainText('Yes.');
      await askAgain(page, 'and undefined?');
      const second = await assistant.asked();
      expect(assistant.heardAt('/token')).toHaveLength(1);
      expect(second.heard.headers['authorization']).toBe(first.heard.headers['authorization']);
      expect(second.heard.body).toMatchObject({
        messages: [said('is it null'), {role: 'assistant'}, said('and undefined?')],
      });
    });

    test('a token that is about to end is not used again', async ({page, sites, assistant}) => {
      assistant.tokensLast(29);
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).answer('Yes.');
      await expect(answer(page)).toContainText('Yes.');
      await askAgain(page, 'and undefined?');
      const {heard} = await assistant.asked();
      expect(heard.headers['authorization']).toMatch(/\.2$/);
    });

    for (const [thumb, thumbs] of [
      ['Like', 1],
      ['Dislike', 0],
    ] as const) {
      test(`${thumb} says so of the question's message`, async ({page, sites, assistant}) => {
        await openAsking(page, way, sites, assistant);
        await ask(page, 'is it null');
        const chat = await assistant.asked();
        chat.answer('Yes.');
        await page.getByRole('button', {name: thumb, exact: true}).click();
        await expect.poll(() => assistant.heardAt('/feedback').length).toBe(1);
        const [{headers, body} = {headers: {}, body: {}}] = assistant.heardAt('/feedback');
        expect(body).toMatchObject({messageId: conversationOf(chat.heard.body).messageId, thumbs});
        expect(headers['authorization']).toMatch(/^TOKEN /);
      });
    }
  });
}

test.describe("Specification 7: calls to Algolia's assistant", () => {
  test('name the assistant, the index and the public key, and carry the filters of the search', async ({
    page,
    sites,
    assistant,
  }) => {
    await openAsking(page, hosted, sites, assistant, '/docs/matchers/array');
    await ask(page, 'is it null');
    const {heard} = await assistant.asked();
    const named = {'x-algolia-assistant-id': 'fixture-assistant'};
    expect(assistant.heardAt('/token')[0]?.headers).toMatchObject(named);
    expect(heard.headers).toMatchObject({
      ...named,
      'x-algolia-application-id': 'FIXTURE',
      'x-algolia-api-key': 'fixture-key',
      'x-algolia-index-name': 'jest-extended',
    });
    expect(heard.body).toMatchObject({
      searchParameters: {
        facetFilters: [
          'language:en',
          expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
        ],
      },
    });
  });
});

test.describe("Specification 7: calls to a server of one's own", () => {
  test('are announced by the browser, and nobody else is asked anything', async ({page, seen, sites, assistant}) => {
    await openAsking(page, endpoint, sites, assistant);
    await ask(page, 'is it null');
    (await assistant.asked()).answer('Yes.');
    await expect(answer(page)).toContainText('Yes.');
    expect(assistant.heardAt('', 'OPTIONS')).not.toEqual([]);
    expect(seen.foreign.filter(url => !url.startsWith(assistant.url))).toEqual([]);
    expect(seen.foreign.filter(url => ALGOLIA.test(url))).toEqual([]);
  });

  test('tell it nothing of Algolia', async ({page, sites, assistant}) => {
    await openAsking(page, endpoint, sites, assistant);
    await ask(page, 'is it null');
    await assistant.asked();
    for (const {headers} of assistant.heard) expect(JSON.stringify(headers)).not.toContain('fixture');
  });
});
