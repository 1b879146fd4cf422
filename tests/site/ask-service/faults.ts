import type {Page} from '@playwright/test';
import type {Chat, Reply} from './assistant';
import {answer, expect} from './test';

/** What a reader is told where the assistant says nothing that is for readers. */
export const APOLOGY = 'The assistant did not answer. Your question is kept.';

/** What goes wrong with a question. */
export interface Fault {
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

/** By what the assistant gives. Those that give no token come first: with one, none is asked for. */
export const FAULTS: Readonly<Record<string, Fault>> = {
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

/** By what the assistant does; the page is not told that it is gone. */
export const SILENCES: Readonly<Record<string, Fault>> = {
  'gives no token': {token: 'silent'},
  'does not begin': {chat: () => undefined},
  'falls silent': {
    half: 'Half of it',
    chat: chat => {
      chat.begin('null');
      chat.say('Half of it');
    },
  },
  'falls silent in the middle of an event': {
    half: 'Half of it',
    chat: chat => {
      chat.begin('null');
      chat.say('Half of it');
      chat.write('data: {"type":"text-del');
    },
  },
};
