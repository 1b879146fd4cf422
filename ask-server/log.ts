import OpenAI from 'openai';
import pino, {type DestinationStream, type Logger} from 'pino';
import type {Ask} from '../src/ask/wire/respond';
import type {Settings} from './settings';

/** The levels of a log that this server uses. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * A log of one JSON object a line, on the standard output. It says nothing of who asks, and of what they ask only where
 * that is wanted.
 */
export const logOf = ({logLevel}: Pick<Settings, 'logLevel'>, to?: DestinationStream): Log =>
  pino({level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime}, to);

/** What the log says of an error. What a model's server writes can repeat the question: it is left out unless wanted. */
function errorFields(error: unknown, isWhole: boolean): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return {error: typeof error};
  const {name, message} = error;
  if (!(error instanceof OpenAI.APIError)) return {error: name, message};
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  const {status, code, type} = error;
  return {error: error.constructor.name, status, code, type, cause, ...(isWhole && {message})};
}

/** Has the log tell of each answer: how it ended, and how long it took, in milliseconds. */
export function logged(ask: Ask, log: Log, logsQuestions: boolean): Ask {
  return async (conversation, signal) => {
    const start = performance.now();
    const {questions} = conversation;
    const asked = logsQuestions ? {question: questions.at(-1)} : {};
    const tell = (ending: 'finished' | 'left' | 'failed', fields: object) => {
      const all = {ending, turn: questions.length, ms: Math.round(performance.now() - start), ...asked, ...fields};
      if (ending === 'failed') log.error(all, 'answer');
      else log.info(all, 'answer');
    };
    const failed = (error: unknown, fields: object = {}) =>
      signal.aborted ? tell('left', fields) : tell('failed', {...fields, ...errorFields(error, logsQuestions)});
    try {
      const {text, ...answering} = await ask(conversation, signal);
      return {...answering, text: observed(text, {sections: answering.urls.length}, tell, failed)};
    } catch (error) {
      failed(error);
      throw error;
    }
  };
}

/** A text as it comes, and word of its end. */
async function* observed(
  text: AsyncIterable<string> | Iterable<string>,
  fields: object,
  tell: (ending: 'finished' | 'left', fields: object) => void,
  failed: (error: unknown, fields: object) => void,
): AsyncGenerator<string> {
  let [characters, isOver] = [0, false];
  try {
    for await (const piece of text) {
      characters += piece.length;
      yield piece;
    }
    isOver = true;
    tell('finished', {...fields, characters});
  } catch (error) {
    isOver = true;
    failed(error, {...fields, characters});
    throw error;
  } finally {
    if (!isOver) tell('left', {...fields, characters});
  }
}
