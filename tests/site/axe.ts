import {expect, type Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

declare global {
  interface Window {
    /** In the page, once it has been checked. */
    axe: typeof axe;
  }
}

/** Rules, and what they leave out. */
interface Check {
  readonly options: RunOptions;
  readonly exclude: readonly string[];
}

/** The number of code blocks to check. All have the same colors, and axe spends most of its time on the words in them. */
const BLOCKS = 6;

/** The number of rows of each list and table to check for colors. */
const ROWS = 6;

/** The rules whose result depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** A page with few elements. Axe reads the whole page, whichever part of it is checked. */
export const SHORT_PAGE = '/docs/matchers/pass';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CODE = '[data-repeated] > *';

const STRUCTURE: Check = {
  options: {
    runOnly: {type: 'tag', values: TAGS},
    rules: Object.fromEntries(COLOR_RULES.map(rule => [rule, {enabled: false}])),
  },
  exclude: [CODE],
};
const COLORS: Check = {
  options: {runOnly: {type: 'rule', values: COLOR_RULES}},
  exclude: [CODE, '[data-repeated-row]'],
};
async function findings(page: Page, checks: readonly Check[], within = 'html'): Promise<string[]> {
  // The bar of a navigation, whose role is not valid, goes by itself.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  // Without this, axe might measure a color in the middle of a transition.
  await page.addStyleTag({content: '*,*::before,*::after{transition:none!important;animation:none!important}'});
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({checks, within, blocks, rows}) => {
      for (const block of [...document.querySelectorAll('pre')].slice(blocks)) block.setAttribute('data-repeated', '');
      for (const list of document.querySelectorAll('article :is(ul, ol, tbody)'))
        for (const row of [...list.children].slice(rows)) row.setAttribute('data-repeated-row', '');
      const found: string[] = [];
      for (const {options, exclude} of checks) {
        const context = {include: [[within]], exclude: exclude.map(selector => [selector])};
        // The only frame, that of the runner, is hidden.
        const {violations} = await window.axe.run(context, {...options, resultTypes: ['violations'], iframes: false});
        for (const {id, nodes} of violations)
          for (const {target, failureSummary = ''} of nodes)
            found.push(`${id}: ${target.join(' ')}: ${failureSummary}`);
      }
      return found;
    },
    {checks, within, blocks: BLOCKS, rows: ROWS},
  );
}

/**
 * Runs axe on the current state of the page.
 * @param within a CSS selector of the part that changed since the whole page passed
 * @returns one line per element with a finding
 */
export const axeFindings = (page: Page, within?: string): Promise<string[]> =>
  findings(page, [STRUCTURE, COLORS], within);

/** Runs only the rules about colors, for a page that passed all rules in the other color mode. */
export const axeFindingsOfColors = (page: Page, within?: string): Promise<string[]> => findings(page, [COLORS], within);

/** Runs all rules except those about colors, for a page whose components another page shows. */
export const axeFindingsExceptColors = (page: Page, within?: string): Promise<string[]> =>
  findings(page, [STRUCTURE], within);

/** A window of 1280 × 1024 pixels, zoomed to 400 %. */
const ZOOMED = {width: 320, height: 256};

/** Runs axe on the current state of the page: in both color modes, and at a zoom of 400 %, which has the layout of a phone. */
export async function axeFindingsEverywhere(page: Page, within?: string): Promise<string[]> {
  const inMode = (mode: string) =>
    page.locator('html').evaluate((html, to) => html.setAttribute('data-theme', to), mode);
  const light = await axeFindings(page, within);
  await inMode('dark');
  const dark = await axeFindingsOfColors(page, within);
  await inMode('light');
  const before = page.viewportSize() ?? {width: 1280, height: 720};
  await page.setViewportSize(ZOOMED);
  const zoomed = await axeFindingsExceptColors(page, within);
  await page.setViewportSize(before);
  return [...light, ...dark, ...zoomed];
}
