import {
  answer,
  answered,
  ANSWERING,
  askButton,
  submitQuestion,
  exchanges,
  field,
  askFollowUp,
  NOT_FETCHED,
  PASSAGES,
} from './ask';
import {axeFindings, SHORT_PAGE} from './axe';
import {dialog, expectAccessible, input, modal, modalStops, openModal} from './search';
import {expect, hold, open, routeLater, test} from './test';

test('every state of Ask passes axe and fits', async ({page}) => {
  test.slow();
  await routeLater(page);
  await open(page, SHORT_PAGE);
  await openModal(page);

  await test.step('a failed question', async () => {
    await page.route(PASSAGES, route => route.abort());
    await input(page).fill('toBeFrozen');
    await askButton(page).click();
    await expect(answer(page)).toContainText(NOT_FETCHED);
    await expectAccessible(page);
    await page.unroute(PASSAGES);
  });
  await test.step('an empty conversation', async () => {
    await dialog(page).getByRole('button', {name: 'New conversation'}).click();
    await expect(modal(page)).toContainText('What do you want to know?');
    expect(await axeFindings(page, 'dialog')).toEqual([]);
  });
  await test.step('a question for which nothing is found', async () => {
    await askFollowUp(page, 'qqqqxxq');
    await answered(page);
    await expect(answer(page)).toContainText('These docs do not seem to answer this.');
    expect(await axeFindings(page, 'dialog')).toEqual([]);
  });
  await test.step('while an answer is written', async () => {
    const held = await hold(page, PASSAGES);
    await askFollowUp(page, 'why does toContainEntries fail with null');
    await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
    expect(await axeFindings(page, 'dialog')).toEqual([]);
    await held.release();
  });
  await test.step('cards with an example, a table row, an edge case, and a name', async () => {
    await answered(page);
    for (const [question, shows] of [
      ['how do I check that an array is empty', 'Passes when the value is an empty string'],
      ['chai oneOf', 'compares in the same way'],
      ['toBeEmptyObject with a promise', 'A Set or a promise passes, whatever it holds.'],
      [
        'toBeVisible',
        'These docs do not seem to answer this. toBeVisible is not a matcher of jest-extended. It belongs to @testing-library/jest-dom.',
      ],
      ['check that a list is sorted', 'Compare the array with a sorted copy.'],
    ] as const) {
      const before = await exchanges(page).count();
      await askFollowUp(page, question);
      await expect(exchanges(page)).toHaveCount(before + 1);
      await answered(page);
      await expect(answer(page)).toContainText(shows);
    }
    await expectAccessible(page);
  });
  await test.step('the history', async () => {
    await dialog(page).getByRole('button', {name: 'History'}).click();
    await expect(modal(page)).toContainText('Your conversations');
    await expectAccessible(page);
  });
});

test('every control of an answer is reachable by keyboard, with a visible focus that stays in the dialog', async ({
  page,
}) => {
  await open(page, SHORT_PAGE);
  await submitQuestion(page, 'toBeFrozen');
  await answered(page);
  const stops = await modalStops(page, 24);
  expect(stops.filter(({seen}) => !seen)).toEqual([]);
  expect(stops.map(({name}) => name)).toEqual(
    expect.arrayContaining([
      ...['Ask', 'Back to search', 'New conversation', 'History', 'Close'],
      ...['Object › .toBeFrozen()', 'Copy'],
    ]),
  );
  await answer(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(input(page)).toBeFocused();
  await input(page).fill('toBeFrozen');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await expect(input(page)).toBeFocused();
});
