import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {onceDone} from '../../src/search/client';
import {createEngine} from '../../src/search/engine';
import {unpacked} from '../../src/search/index-file';
import {ALGOLIA, answerAsAlgolia} from './algolia';
import {BUILD} from './sitemap';
import {onFixture} from './test';

/** The file that the site searches when no service does. */
export const INDEX = /\/assets\/search\/[^/]+\.json$/;

/** A way to run the search, and what a test needs to play with it. */
export interface Mode {
  readonly name: string;
  /** The address of a path on the site that runs it so. */
  at(path: string): string;
  /** Has searches answered. */
  answer(page: Page): Promise<unknown>;
  /** Has searches fail from now on, as without a network. */
  fail(page: Page): Promise<unknown>;
  /** Has searches wait for their answers until they are let go. */
  hold(page: Page): Promise<{release(): void}>;
}

async function heldBack(page: Page, url: RegExp): Promise<{release(): void}> {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(url, async route => {
    await released;
    await route.fallback();
  });
  return {release: () => release()};
}

/** The product's own index behind Algolia's protocol: both modes then show the same. */
const engine = onceDone(async () => {
  const folder = path.join(BUILD, 'assets/search');
  const [file = ''] = await readdir(folder);
  const sections = unpacked(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  return createEngine(sections, 'https://jest-extended.jestcommunity.dev');
});

export const embedded: Mode = {
  name: 'the site answers',
  at: it => it,
  answer: page => page.unroute(INDEX),
  fail: page => page.route(INDEX, route => route.abort()),
  hold: page => heldBack(page, INDEX),
};

export const algolia: Mode = {
  name: 'Algolia answers',
  at: onFixture,
  answer: async page => {
    // The route that was added last comes first.
    await answerAsAlgolia(page, await engine());
  },
  fail: page => page.route(ALGOLIA, route => route.abort()),
  hold: page => heldBack(page, ALGOLIA),
};

export const MODES = [embedded, algolia];

export const button = (page: Page) => page.locator('button.DocSearch-Button').first();
export const modal = (page: Page) => page.locator('.DocSearch-Modal');
export const input = (page: Page) => page.locator('.DocSearch-Input');
/** Without the ask entry, which is drawn like one. */
export const hits = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit');
/** What assistive technology is told of the modal's results. */
export const heard = (page: Page) => page.getByRole('dialog', {name: 'Search'}).getByRole('status');

/** Opens the modal from wherever the focus is. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await input(page).waitFor();
}

/**
 * Presses Tab in the modal.
 * @param presses how many times
 * @returns each stop's name, and whether an outline shows its focus; the field is left out, which shows it on the box around it
 */
export async function modalStops(page: Page, presses: number): Promise<{name: string; seen: boolean}[]> {
  const stops: {name: string; seen: boolean}[] = [];
  for (let at = 0; at < presses; at++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const {activeElement: element} = document;
      if (!element?.closest('dialog') || element instanceof HTMLInputElement) return null;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      const name = element.getAttribute('title') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
      return {
        name: name.trim().replace(/\s+/g, ' '),
        seen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      };
    });
    if (stop) stops.push(stop);
  }
  return stops;
}

/** An error on the page or its console, other than of requests that a test itself has fail. */
export const isError = (line: string): boolean =>
  /^(error|uncaught)/.test(line) && !/404|ERR_FAILED|ERR_INTERNET/.test(line);
