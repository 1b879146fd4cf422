import type {Page} from '@playwright/test';
import {ANOTHER, goOn} from '../ask';
import {hits, input, openModal} from '../search';
import {expect, open, test as base} from '../test';
import {type Assistant, startAssistant} from './assistant';
import {serveBuilt} from './server';
import {endpoint, hosted, type Way} from './ways';

export {expect};

/** The addresses of the sites, by the folder of their build. */
type Sites = Readonly<Record<string, string>>;

/** The site tests' `test`, with an assistant of its own for each test, and the sites that ask one. */
export const test = base.extend<{assistant: Assistant}, {sites: Sites}>({
  sites: [
    // Playwright wants a pattern, also where nothing is taken.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const servers = await Promise.all(
        [hosted, endpoint].map(async ({folder}) => ({folder, ...(await serveBuilt(folder))})),
      );
      await use(Object.fromEntries(servers.map(({folder, url}) => [folder, url])));
      await Promise.all(servers.map(({close}) => close()));
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
 * Has what a page asks at one address asked at another. The requests go over the network, each after its preflight, and
 * their answers stream, which they do not through Playwright's routes.
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

/** Opens a page of the site that is built for a way, its questions go to an assistant. */
export async function openAsking(page: Page, way: Way, sites: Sites, {url}: Assistant, path = '/docs'): Promise<void> {
  await divert(page, way.address, url);
  await way.answerSearches(page);
  await open(page, `${sites[way.folder]}${path}`);
}

/** Types a question into the modal, and asks it as DocSearch has it: the first entry is active, Enter takes it. */
export async function ask(page: Page, question: string): Promise<void> {
  await openModal(page);
  await input(page).fill(question);
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** The last answer; it stands above those before it. */
export const answer = (page: Page) => page.locator('.DocSearch-AskAiScreen-Message--assistant').first();

/** Asks further, once the answer before has come. */
export async function askAgain(page: Page, question: string): Promise<void> {
  await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
  await goOn(page, question);
}

export const question = (page: Page) => page.locator('.DocSearch-AskAiScreen-Query');
export const disclaimer = (page: Page) => page.locator('.DocSearch-AskAiScreen-Disclaimer');
/** Where the modal says that no answer came. */
export const failure = (page: Page) => page.locator('.DocSearch-AskAiScreen-Error');
