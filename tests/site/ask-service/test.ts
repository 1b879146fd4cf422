import type {Page} from '@playwright/test';
import {open, test as base} from '../test';
import {type Assistant, startAssistant} from './assistant';
import {serveBuilt} from './server';
import {fixtureServer} from '../servers';
import {sites} from '../sites';
import type {Way} from './ways';

/** The URLs of the sites. */
type Sites = Readonly<Record<Way['site'], string>>;

/** The `test` of the site tests, with an assistant for each test, and the sites that use one. */
export const test = base.extend<{assistant: Assistant}, {sites: Sites}>({
  // The policy allows the configured service, not the one that replaces it here (see divert).
  bypassCSP: true,
  sites: [
    // Playwright requires a pattern, even for an empty one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {url, close} = await serveBuilt(sites.endpoint.folder, '/x');
      await use({hosted: fixtureServer.url, endpoint: url});
      await close();
    },
    {scope: 'worker'},
  ],
  // eslint-disable-next-line no-empty-pattern
  assistant: async ({}, use) => {
    const assistant = await startAssistant();
    await use(assistant);
    await assistant.close();
  },
});

/**
 * Redirects a page's requests from one URL to another. They use the network, with preflight requests and streamed
 * responses, which Playwright's routes do not support.
 */
async function divert(page: Page, from: string, to: string): Promise<void> {
  await page.addInitScript(
    ([asked = '', meant = '']) => {
      const original = window.fetch;
      window.fetch = (target, init) => {
        const url = target instanceof Request ? target.url : String(target);
        if (!url.startsWith(asked)) return original(target, init);
        const diverted = url.replace(asked, meant);
        return original(target instanceof Request ? new Request(diverted, target) : diverted, init);
      };
    },
    [from, to],
  );
}

/** Opens a page of the site that is built for a service. Its questions are sent to an assistant. */
export async function openAsking(
  page: Page,
  way: Way,
  sites: Sites,
  {url}: Pick<Assistant, 'url'>,
  path = '/docs',
): Promise<void> {
  await divert(page, way.address, url);
  await way.answerSearches(page);
  await open(page, `${sites[way.site]}${path}`);
}
