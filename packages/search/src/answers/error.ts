import {AnswerError} from './block';
import {cleanText, getField, getText, parseJson} from './json';

/** Algolia's code for a conversation that is too long to continue. */
const TOO_LONG = /AI-217|conversation\s+depth/i;

/** The error code at the end of some of Algolia's messages. */
const CODE = /\(AI-\d+\)$/i;

/** A longer text is for developers. It is not examined, because that can take seconds. */
const LONGEST = 2000;

/** A short text without markup is a sentence for readers. */
const SENTENCE = /^[^<{]{1,300}$/;

/**
 * The error that a service reports.
 * @param text a sentence, or JSON with a `message`; anything else is for developers
 * @param apology the sentence to use if the text does not have one for readers
 */
export function createError(text: string, apology: string): AnswerError {
  if (text.length > LONGEST) return new AnswerError(apology);
  const json = parseJson(text);
  const code = getField(json, 'code') ?? getField(json, 'errorCode');
  const message = getText(json, 'message') ?? cleanText(text);
  const sentence = message.trim().replace(CODE, '').trimEnd();
  const endsConversation = [code, message].some(value => typeof value === 'string' && TOO_LONG.test(value));
  return new AnswerError(SENTENCE.test(sentence) ? sentence : apology, endsConversation);
}
