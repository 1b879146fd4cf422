import type {Page} from '@playwright/test';
import {conversationOf} from '../../../src/ask/wire/protocol';
import {input, isError, modal} from '../search';
import type {Assistant, Chat, Reply} from './assistant';
import {answer, ask, askAgain, disclaimer, expect, failure, openAsking, question, test} from './test';
import {WAYS} from './ways';

const APOLOGY = 'The assistant did not answer. Your question is kept.';

interface Fault {
  /** What a reader is told; the apology where nothing is said here. */
  readonly says?: string;
  /** What comes of the request for a token. */
  readonly token?: Reply;
  /** What comes of the question, where it gets that far. */
  readonly chat?: (chat: Chat, page: Page) => unknown;
  /** What has been said before, and stays. */
  readonly half?: string;
}

const page502 = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';

const FAULTS: Readonly<Record<string, Fault>> = {
  'no token, and says why': {
    token: {status: 200, body: '{"success": false, "message": "This page may not ask."}', type: 'application/json'},
    says: 'This page may not ask.',
  },
  'no token, and does not say why': {token: {status: 200, body: '{"success": false}', type: 'application/json'}},
  'no token, but a page': {token: {status: 502, body: page502, type: 'text/html'}},
  'no token, but nothing': {token: {status: 204, body: ''}},
  'a sentence': {
    chat: chat => chat.reply({status: 429, body: 'Too many questions. Wait a minute, please.'}),
    says: 'Too many questions. Wait a minute, please.',
  },
  "a limit, in Algolia's words": {
    chat: chat =>
      chat.reply({status: 429, body: '{"message": "Rate limit exceeded", "status": 429}', type: 'application/json'}),
    says: 'Rate limit exceeded',
  },
  'a message in JSON': {
    chat: chat =>
      chat.reply({status: 403, body: '{"message": "This site may not ask.", "status": 403}', type: 'application/json'}),
    says: 'This site may not ask.',
  },
  'a page': {chat: chat => chat.reply({status: 502, body: page502, type: 'text/html'})},
  'a page, as if all were well': {chat: chat => chat.reply({status: 200, body: page502, type: 'text/html'})},
  'a stack of code': {
    chat: chat => chat.reply({status: 500, body: `{"error":${JSON.stringify({stack: 'Error\n at x\n'.repeat(50)})}}`}),
  },
  nothing: {chat: chat => chat.reply({status: 500, body: ''})},
  'an empty stream': {chat: chat => chat.reply({status: 200, body: '', type: 'text/event-stream'})},
  // These three guard the edit "errors for readers": without it the words of the parser that failed are shown.
  'a stream that is none': {
    chat: chat => chat.reply({status: 200, body: 'data: {"type"\n\n', type: 'text/event-stream'}),
  },
  'a piece of an answer without its text': {
    chat: chat => {
      chat.begin('null');
      chat.write('data: {"type":"text-delta","id":"text"}\n\n');
    },
  },
  'a piece of an answer that never began': {
    chat: chat => chat.say('Half of it'),
  },
  'no answer, and hangs up': {chat: chat => chat.breakOff()},
  'half an answer, and hangs up': {
    half: 'Half of it',
    chat: async (chat, page) => {
      chat.begin('null');
      chat.say('Half of it');
      await expect(answer(page)).toContainText('Half of it');
      chat.breakOff();
    },
  },
  'half an answer, and ends': {
    half: 'Half of it',
    chat: chat => {
      chat.begin('null');
      chat.say('Half of it');
      chat.endEarly();
    },
  },
  'half an answer, and an apology': {
    half: 'Half of it',
    chat: chat => {
      chat.begin('null');
      chat.say('Half of it');
      chat.apologise('The model is gone.');
    },
    says: 'The model is gone.',
  },
};

/** The question can be sent again, and is answered when all is well again. */
async function asksAgain(page: Page, assistant: Assistant): Promise<void> {
  assistant.answerTokensWith();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('is it null');
  await page.keyboard.press('Enter');
  (await assistant.asked()).answer('Yes, it is.');
  await expect(answer(page)).toContainText('Yes, it is.');
  await expect(failure(page)).toHaveCount(0);
}

for (const way of WAYS) {
  test.describe(`Specification 8: the assistant fails, ${way.name}`, () => {
    for (const [gives, {token, chat, says = APOLOGY, half}] of Object.entries(FAULTS)) {
      test(`it gives ${gives}: a sentence says so, and the question is kept`, async ({
        page,
        seen,
        sites,
        assistant,
      }) => {
        assistant.answerTokensWith(token);
        await openAsking(page, way, sites, assistant);
        await ask(page, 'is it null');
        await chat?.(await assistant.asked(), page);
        await expect(failure(page)).toContainText(says);
        await expect(failure(page)).not.toContainText(/[<{]/);
        await expect(question(page).first()).toHaveText('is it null');
        await expect(disclaimer(page)).toBeVisible();
        if (half) await expect(answer(page)).toContainText(half);
        expect(assistant.heardAt('').length).toBeLessThanOrEqual(1);
        await asksAgain(page, assistant);
        expect(seen.output.filter(line => isError(line) && !/status of [45]\d\d|ERR_/.test(line))).toEqual([]);
      });
    }

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

    const SILENCES: Readonly<Record<string, {token?: Reply; chat?: (chat: Chat) => void}>> = {
      'gives no token': {token: 'silent'},
      'does not begin': {chat: () => undefined},
      'falls silent': {
        chat: chat => {
          chat.begin('null');
          chat.say('Half of it');
        },
      },
      'falls silent in the middle of an event': {
        chat: chat => {
          chat.begin('null');
          chat.say('Half of it');
          chat.write('data: {"type":"text-del');
        },
      },
    };
    for (const [silence, {token, chat}] of Object.entries(SILENCES)) {
      test(`it ${silence}: after 15 s the reader waits no longer, and it is let go`, async ({
        page,
        sites,
        assistant,
      }) => {
        assistant.answerTokensWith(token);
        await page.clock.install();
        await openAsking(page, way, sites, assistant);
        await ask(page, 'is it null');
        const waiting = chat && (await assistant.asked());
        if (waiting) chat(waiting);
        if (silence.startsWith('falls')) await expect(answer(page)).toContainText('Half of it');
        await expect(input(page)).toHaveAttribute('placeholder', 'Answering...');
        await page.clock.fastForward(12_000);
        await expect(input(page)).toHaveAttribute('placeholder', 'Answering...');
        await page.clock.fastForward(3_000);
        await expect(failure(page)).toContainText(APOLOGY);
        if (waiting) await expect.poll(() => waiting.hasLeft()).toBe(true);
        await asksAgain(page, assistant);
      });
    }

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
      await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...');
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
