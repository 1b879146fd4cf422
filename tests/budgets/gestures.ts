import type {Page} from '@playwright/test';
import {answered, submitQuestion} from '../site/ask';
import {passing, runIn} from '../site/examples';
import {hits, input, openModal} from '../site/search';

/** What a reader does for the first time on a page of matchers, and waits for. */
export const gestures = {
  firstSearch: async (page: Page): Promise<void> => {
    await openModal(page);
    await input(page).fill('array');
    await hits(page).first().waitFor();
  },
  /** Includes the search, in which a question is typed. */
  firstQuestion: async (page: Page): Promise<void> => {
    await submitQuestion(page, 'How do I check that an array is sorted?');
    await answered(page);
  },
  firstRun: async (page: Page): Promise<void> => {
    await runIn(passing(page));
    await page.getByText('PASS', {exact: true}).first().waitFor();
  },
} as const;
