import type {Page} from '@playwright/test';
import {input, modal, openModal} from './search';
import {expect} from './test';

/** What the constants of the specification, section 9, and the site's own texts say. */
export const ANSWERING = 'Answering...';
export const ANOTHER = 'Ask another question...';
export const QUOTED = 'Quoted from this documentation.';
export const KEPT = 'The documentation could not be fetched. Your question is kept.';

/** The file that answers quote from. */
export const PASSAGES = /\/assets\/ask\/[^/]+\.json$/;

/** The entry of the modal's list that asks. */
export const entry = (page: Page) => page.locator('.DocSearch-AskAi-Section .DocSearch-Hit--AskAI');
/** Each question with its answer, the last one first. */
export const exchanges = (page: Page) => page.locator('.DocSearch-AskAiScreen-Response');
/** The texts of the answers, the last one first. */
export const answers = (page: Page) => page.locator('.DocSearch-AskAiScreen-Response .DocSearch-Markdown-Content');
export const stopButton = (page: Page) => page.getByRole('button', {name: 'Stop answering'});

/** Opens the modal, types a question and asks it. What comes of it is not waited for. */
export async function begin(page: Page, question: string): Promise<void> {
  await openModal(page);
  await input(page).fill(question);
  await expect(entry(page)).toContainText(question.replace(/\p{Surrogate}/gu, '\ufffd'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

/** Asks a further question. */
export async function goOn(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await page.keyboard.press('Enter');
}

/** Waits for the end of an answer. */
export async function answered(page: Page): Promise<void> {
  await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
  await expect(modal(page).getByRole('button', {name: 'Copy', exact: true}).first()).toBeVisible();
}

/** Opens the modal, asks, and waits for the answer. */
export async function askDocs(page: Page, question: string): Promise<void> {
  await begin(page, question);
  await answered(page);
}

/** Stops the page's clock: an answer that comes line by line stands still in the middle. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The wait for one step of an answer, in milliseconds: what is drawn waits as well. */
const STEP = 20;

/** Has the clock that stands still go on, step by step, until there is so much of the answer. */
export async function comesTo(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP);
    expect(await answers(page).first().textContent({timeout: 1_000})).toContain(text);
  }).toPass({intervals: [50]});
}
