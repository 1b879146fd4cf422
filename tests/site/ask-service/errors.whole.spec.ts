import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {ANSWERING, answer, answered, submitQuestion, exchanges, field, askFollowUp} from '../ask';
import {dialog, isError} from '../search';
import {type Assistant, type Chat, readQuestions} from './assistant';
import {APOLOGY, openAsking, test} from './test';
import {WAYS} from './ways';

/** Failures that depend on the network. packages/ask/src/protocol/service.test.ts covers those that depend on the response. */
const FAILURES: Readonly<Record<string, {says: string; fail: (chat: Chat) => void}>> = {
  'a limit': {
    says: 'Too many questions. Wait a minute, please.',
    fail: chat => chat.reply({status: 429, body: 'Too many questions. Wait a minute, please.'}),
  },
  'a closed connection without an answer': {says: APOLOGY, fail: chat => chat.disconnect()},
  'an error after half of an answer': {
    says: 'The model is gone.',
    fail: chat => {
      chat.begin('null');
      chat.say('Half of it');
      chat.apologize('The model is gone.');
    },
  },
};

/** Submits the question, which is still in the field, and expects the answer of the assistant. */
async function isAnswered(page: Page, assistant: Assistant): Promise<void> {
  await expect(field(page)).toHaveValue('is it null');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  (await assistant.nextQuestion()).answer('Yes, it is.');
  await answered(page);
  await expect(answer(page)).toContainText('Yes, it is.');
  await expect(exchanges(page)).toHaveCount(1);
}

for (const way of WAYS) {
  test.describe(`Specification 8: the assistant fails, ${way.name}`, () => {
    test('a message appears; the question is kept and can be submitted until it is answered', async ({
      page,
      seen,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await submitQuestion(page, 'is it null');
      for (const [name, {says, fail}] of Object.entries(FAILURES)) {
        await test.step(name, async () => {
          fail(await assistant.nextQuestion());
          await expect(answer(page)).toContainText(says);
          await answer(page).getByRole('button', {name: 'Try again'}).click();
          await expect(exchanges(page)).toHaveCount(1);
        });
      }
      (await assistant.nextQuestion()).disconnect();
      await expect(answer(page)).toContainText(APOLOGY);
      await isAnswered(page, assistant);
      expect(seen.output.filter(line => isError(line) && !/status of [45]\d\d|ERR_/.test(line))).toEqual([]);
    });

    test('a conversation is too long: a message appears, and a new conversation can be started', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await submitQuestion(page, 'is it null');
      (await assistant.nextQuestion()).answer('Yes.');
      await answered(page);
      await askFollowUp(page, 'and undefined?');
      (await assistant.nextQuestion()).reply({
        status: 400,
        body: '{"code": "AI-217", "message": "This conversation is too long."}',
        type: 'application/json',
      });
      await expect(answer(page)).toContainText('This conversation is too long.');
      await expect(field(page)).toHaveAttribute('placeholder', 'Conversation limit reached');
      await dialog(page).getByRole('button', {name: 'Start a new conversation'}).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Enter');
      const {request} = await assistant.nextQuestion();
      expect(readQuestions(request).map(({text}) => text)).toEqual(['and undefined?']);
    });

    test('no more data arrives: the answer times out after 15 s, and the connection is closed', async ({
      clockPage: page,
      sites,
      assistant,
    }) => {
      await page.clock.install();
      await openAsking(page, way, sites, assistant);
      await submitQuestion(page, 'is it null');
      const chat = await assistant.nextQuestion();
      chat.begin('null');
      chat.say('Half of it');
      await expect(answer(page)).toContainText('Half of it');
      await page.clock.fastForward(12_000);
      await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
      await page.clock.fastForward(3_000);
      await expect(answer(page)).toContainText(APOLOGY);
      await expect(answer(page)).toContainText('Half of it');
      await expect.poll(() => chat.hasLeft()).toBe(true);
      await isAnswered(page, assistant);
    });
  });
}
