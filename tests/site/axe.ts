import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it is now.
 * @returns one line for each element with a finding
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // A colour in transition would be measured half way.
  await page.addStyleTag({content: '*,*::before,*::after{transition:none!important;animation:none!important}'});
  // Legacy mode leaves out frames of other origins, of which none is seen, and with them a blank page for each run.
  const {violations} = await new AxeBuilder({page}).withTags(TAGS).setLegacyMode(true).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** How readers see a page: in both modes, on a screen and on a phone. Widths are in CSS pixels. */
export const LOOKS = [
  {theme: 'light', width: 1280},
  {theme: 'dark', width: 1280},
  {theme: 'light', width: 375},
  {theme: 'dark', width: 375},
];
