import type {Page} from '@playwright/test';
import {conversationOf} from '../../../src/ask/wire/protocol';
import {ANOTHER, ANSWERING, entry} from '../ask';
import {input, isError, modal, openModal} from '../search';
import type {Assistant, Chat, Reply} from './assistant';
import {APOLOGY, type Fault, FAULTS, SILENCES} from './faults';
import {answer, ask, askAgain, disclaimer, expect, failure, openAsking, question, test} from './test';
import {WAYS} from './ways';

/** Types a question, for Enter to ask. */
async function typed(page: Page): Promise<void> {
  await openModal(page);
  await input(page).fill('is it null');
  await expect(entry(page)).toContainText('is it null');
}

/**
 * Asks, and has it fail once the page waits, so that what is seen then is of this failure.
 * @returns the question, where it got through
 */
async function fail(page: Page, assistant: Assistant, {token, chat}: Fault): Promise<Chat | undefined> {
  let giveToken: (reply?: Reply) => void = () => undefined;
  assistant.answerTokensWith(new Promise(resolve => (giveToken = resolve)));
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveAttribute('placeholder', ANSWERING);
  giveToken(token);
  if (!chat) return undefined;
  const asked = await assistant.asked();
  await chat(asked, page);
  return asked;
}

/** The question stands in the field, to be sent again. */
async function isKept(page: Page): Promise<void> {
  await expect(input(page)).toHaveValue('is it null');
  await expect(input(page)).toBeFocused();
}

/** The question that is kept is answered when all is well again. */
async function isAnswered(page: Page, assistant: Assistant): Promise<void> {
  await page.keyboard.press('Enter');
  (await assistant.asked()).answer('Yes, it is.');
  await expect(answer(page)).toContainText('Yes, it is.');
  await expect(failure(page)).toHaveCount(0);
  await expect(question(page)).toHaveText(['is it null']);
}

for (const way of WAYS) {
  test.describe(`Specification 8: the assistant fails, ${way.name}`, () => {
    test('a sentence says so; the question is kept, and sent until it is answered', async ({
      page,
      seen,
      sites,
      assistant,
    }) => {
      test.slow();
      await openAsking(page, way, sites, assistant);
      await typed(page);
      for (const [gives, fault] of Object.entries(FAULTS)) {
        await test.step(`it gives ${gives}`, async () => {
          const before = assistant.heardAt('').length;
          await fail(page, assistant, fault);
          await expect(failure(page)).toContainText(fault.says ?? APOLOGY);
          await expect(failure(page)).not.toContainText(/[<{]/);
          if (fault.half) await expect(answer(page)).toContainText(fault.half);
          await expect(question(page)).toHaveText(['is it null']);
          await expect(disclaimer(page)).toBeVisible();
          expect(assistant.heardAt('').length - before).toBe(fault.chat ? 1 : 0);
          await isKept(page);
        });
      }
      await isAnswered(page, assistant);
      expect(seen.output.filter(line => isError(line) && !/status of [45]\d\d|ERR_/.test(line))).toEqual([]);
    });

    test('a conversation is too long: a sentence says so, and another one can be begun', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).answer('Yes.');
      await askAgain(page, 'and undefined?');
      (await assistant.asked()).reply({
        status: 400,
        body: '{"code": "AI-217", "message": "This conversation is too long."}',
        type: 'application/json',
      });
      await expect(failure(page)).toContainText('This conversation is too long.');
      await expect(failure(page)).not.toContainText('AI-217');
      await expect(input(page)).toHaveAttribute('placeholder', 'Conversation limit reached');
      await failure(page).getByRole('button', {name: 'Start a new conversation'}).click();
      await expect(failure(page)).toHaveCount(0);
      await expect(input(page)).toBeFocused();
      await input(page).fill('and undefined?');
      await page.keyboard.press('Enter');
      const {heard} = await assistant.asked();
      expect(conversationOf(heard.body).questions).toEqual(['and undefined?']);
    });

    test('it cannot be reached', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await assistant.close();
      await ask(page, 'is it null');
      await expect(failure(page)).toContainText(APOLOGY);
      await expect(input(page)).toHaveValue('is it null');
    });

    test('it falls silent: after 15 s the reader waits no longer, and it is let go', async ({
      page,
      sites,
      assistant,
    }) => {
      test.slow();
      await page.clock.install();
      await openAsking(page, way, sites, assistant);
      await typed(page);
      for (const [silence, fault] of Object.entries(SILENCES)) {
        await test.step(`it ${silence}`, async () => {
          const chat = await fail(page, assistant, fault);
          if (fault.half) await expect(answer(page)).toContainText(fault.half);
          await page.clock.fastForward(12_000);
          await expect(input(page)).toHaveAttribute('placeholder', ANSWERING);
          await page.clock.fastForward(3_000);
          await expect(failure(page)).toContainText(APOLOGY);
          if (chat) await expect.poll(() => chat.hasLeft()).toBe(true);
          await isKept(page);
        });
      }
      await isAnswered(page, assistant);
    });

    test('it is slow, and says something every 10 s: it is heard out', async ({page, sites, assistant}) => {
      await page.clock.install();
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const chat = await assistant.asked();
      chat.begin('null');
      for (const word of ['one ', 'two ', 'three ', 'four ']) {
        await page.clock.fastForward(10_000);
        chat.say(word);
        await expect(answer(page)).toContainText(word.trim());
      }
      chat.finish();
      await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
      await expect(failure(page)).toHaveCount(0);
    });

    test('it forgot its tokens: another one is asked for, and the reader notices nothing', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).reply({status: 401, body: 'The token is not valid.'});
      const second = await assistant.asked();
      expect(second.heard.headers['authorization']).toMatch(/\.2$/);
      second.answer('Yes.');
      await expect(answer(page)).toContainText('Yes.');
      await expect(failure(page)).toHaveCount(0);
    });

    test('opinions are not taken: the answer stays', async ({page, seen, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).answer('Yes.');
      const like = page.getByRole('button', {name: 'Like', exact: true});
      await expect(like).toBeVisible();
      await assistant.close();
      await like.click();
      await expect(answer(page)).toContainText('Yes.');
      await expect(modal(page)).toBeVisible();
      expect(seen.output.filter(line => line.startsWith('uncaught'))).toEqual([]);
    });
  });
}
