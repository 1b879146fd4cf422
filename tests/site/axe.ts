import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    /** In the page, once it has been checked. */
    axe: typeof axe;
  }
}

/** The rules whose result depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The number of code blocks to check. All have the same colors, and axe spends most of its time on the words in them. */
const BLOCKS = 6;

async function findings(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  // Without this, axe might measure a color in the middle of a transition.
  await page.addStyleTag({content: '*,*::before,*::after{transition:none!important;animation:none!important}'});
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({options, within, most}) => {
      for (const block of [...document.querySelectorAll('pre')].slice(most)) block.setAttribute('data-repeated', '');
      const context = {include: [[within ?? 'html']], exclude: [['[data-repeated] > *']]};
      // The only frame, that of the runner, is hidden.
      const {violations} = await window.axe.run(context, {...options, resultTypes: ['violations'], iframes: false});
      return violations.flatMap(({id, nodes}) =>
        nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
    },
    {options, within, most: BLOCKS},
  );
}

const ALL: RunOptions = {runOnly: {type: 'tag', values: TAGS}};
const COLORS: RunOptions = {runOnly: {type: 'rule', values: COLOR_RULES}};
const NO_COLORS: RunOptions = {...ALL, rules: Object.fromEntries(COLOR_RULES.map(rule => [rule, {enabled: false}]))};

/**
 * Runs axe on the current state of the page.
 * @param within a CSS selector of the part that changed since the whole page passed
 * @returns one line per element with a finding
 */
export const axeFindings = (page: Page, within?: string): Promise<string[]> => findings(page, ALL, within);

/** Runs only the rules about colors, for a page that passed all rules in the other color mode. */
export const axeFindingsOfColors = (page: Page, within?: string): Promise<string[]> => findings(page, COLORS, within);

/** Runs all rules except those about colors, for a page whose components another page shows. */
export const axeFindingsExceptColors = (page: Page, within?: string): Promise<string[]> =>
  findings(page, NO_COLORS, within);

/** A window of 1280 × 1024 pixels, zoomed to 400 %. */
const ZOOMED = {width: 320, height: 256};

/** Runs all rules except those about colors on the current state of the page as it is at a zoom of 400 %. */
export async function axeFindingsZoomed(page: Page, within?: string): Promise<string[]> {
  const before = page.viewportSize() ?? {width: 1280, height: 720};
  await page.setViewportSize(ZOOMED);
  const found = await axeFindingsExceptColors(page, within);
  await page.setViewportSize(before);
  return found;
}

/** Runs axe on the current state of the page: in both color modes, on a phone, and at a zoom of 400 %. */
export async function axeFindingsEverywhere(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? {width: 1280, height: 720};
  const inMode = (mode: string) =>
    page.locator('html').evaluate((html, to) => html.setAttribute('data-theme', to), mode);
  const light = await axeFindings(page);
  await inMode('dark');
  const dark = await axeFindingsOfColors(page);
  await inMode('light');
  await page.setViewportSize({width: 375, height: 740});
  const phone = await axeFindingsExceptColors(page);
  await page.setViewportSize(before);
  return [...light, ...dark, ...phone, ...(await axeFindingsZoomed(page))];
}

/** Both color modes and both layouts. The colors do not depend on the layout. Widths are in CSS pixels. */
export const LOOKS = [
  {theme: 'dark', width: 1280},
  {theme: 'light', width: 375},
];
