import type {Page} from '@playwright/test';
import {dialog, input, openModal} from './search';
import {expect} from './test';

/** Texts of the ask mode. */
export const ANSWERING = 'Answering...';
export const ANOTHER = 'Ask another question...';
export const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';
export const QUOTED = 'Answers are quoted from this documentation.';
export const NOT_FETCHED = 'The documentation could not be loaded. Your question is kept.';

/** The files that answers quote from. */
export const PASSAGES = /\/ask\/.+\.json$/;

/** The button in the search modal that submits the query as a question. */
export const askButton = (page: Page) => dialog(page).getByRole('button', {name: /^Ask (the docs|AI)/});
/** The field for a question. */
export const field = (page: Page) => dialog(page).getByRole('textbox', {name: 'Your question'});
/** Each question with its answer, in order. */
export const exchanges = (page: Page) => dialog(page).getByRole('article');
/** The last question with its answer. */
export const answer = (page: Page) => exchanges(page).last();

/** Opens the modal, types a question and asks it, without waiting for the answer. */
export async function submitQuestion(page: Page, question: string): Promise<void> {
  await openModal(page);
  await input(page).fill(question);
  await page.keyboard.press('Alt+Enter');
}

/** Asks a follow-up question. */
export async function askFollowUp(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
}

/** Waits until the answer is complete. */
export async function answered(page: Page): Promise<void> {
  await expect(field(page)).toHaveAttribute('placeholder', ANOTHER);
  await expect(answer(page).locator('[aria-busy=false]')).not.toBeEmpty();
}

/** Opens the modal, asks, and waits for the answer. */
export async function askDocs(page: Page, question: string): Promise<void> {
  await submitQuestion(page, question);
  await answered(page);
}
