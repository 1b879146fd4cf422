import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

type RunOnly = Parameters<AxeBuilder['options']>[0]['runOnly'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The number of code blocks to check. All have the same colors, and axe spends most of its time on the words in them. */
const BLOCKS = 6;

async function findings(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Without this, axe might measure a color in the middle of a transition.
  await page.addStyleTag({content: '*,*::before,*::after{transition:none!important;animation:none!important}'});
  await page.locator('pre').evaluateAll((all, most) => {
    for (const block of all.slice(most)) block.setAttribute('data-repeated', '');
  }, BLOCKS);
  const {violations} = await new AxeBuilder({page})
    .options({runOnly, resultTypes: ['violations']})
    .exclude('[data-repeated] > *')
    // Legacy mode skips frames of other origins, none of which is visible, and saves a blank page per run.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/**
 * Runs axe on the current state of the page.
 * @returns one line per element with a finding
 */
export const axeFindings = (page: Page): Promise<string[]> => findings(page, {type: 'tag', values: TAGS});

/** Runs only the rules about colors, for a page that passed all rules in the other color mode. */
export const axeFindingsOfColors = (page: Page): Promise<string[]> =>
  findings(page, {type: 'rule', values: COLOR_RULES});

/** Both color modes and both layouts. The colors do not depend on the layout. Widths are in CSS pixels. */
export const LOOKS = [
  {theme: 'dark', width: 1280},
  {theme: 'light', width: 375},
];
