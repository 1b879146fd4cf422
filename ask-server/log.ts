import OpenAI from 'openai';
import pino, {type DestinationStream, type Logger} from 'pino';
import {AnswerError, type AnswerSource} from '../src/ask/block';
import {markdownOf} from '../src/ask/markdown';
import type {Settings} from './settings';

/** The levels of the log that this server uses. */
export type Log = Pick<Logger, 'info' | 'error'>;

/**
 * A log with one JSON object per line, on the standard output. It never contains addresses of readers, and their
 * questions only if the settings ask for them.
 */
export const logOf = ({ASK_LOG_LEVEL: level}: Pick<Settings, 'ASK_LOG_LEVEL'>, to?: DestinationStream): Log =>
  pino({level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime}, to);

/** The fields of an error. A model's server can repeat the question in its message, so it is left out by default. */
function errorFields(error: unknown, isWhole: boolean): Readonly<Record<string, unknown>> {
  if (error instanceof AnswerError && error.cause !== undefined) return errorFields(error.cause, isWhole);
  if (!(error instanceof Error)) return {error: typeof error};
  const {name, message} = error;
  if (!(error instanceof OpenAI.APIError)) return {error: name, message};
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  const {status, code, type} = error;
  return {error: error.constructor.name, status, code, type, cause, ...(isWhole && {message})};
}

/** Logs each answer: how it ended, and how long it took, in milliseconds. */
export function logged(source: AnswerSource, log: Log, logsQuestions: boolean): AnswerSource {
  return async function* (turns, signal) {
    const start = performance.now();
    let [ending, characters, sections]: ['finished' | 'left' | 'failed', number, number] = ['left', 0, 0];
    let failure: object = {};
    try {
      for await (const block of source(turns, signal)) {
        characters += markdownOf([block]).length;
        if (block.type === 'sources') sections = block.sections.length;
        yield block;
      }
      ending = 'finished';
    } catch (error) {
      if (!signal.aborted) [ending, failure] = ['failed', errorFields(error, logsQuestions)];
      throw error;
    } finally {
      const asked = logsQuestions ? {question: turns.at(-1)?.question} : {};
      const ms = Math.round(performance.now() - start);
      const fields = {ending, turn: turns.length, ms, ...asked, sections, characters, ...failure};
      if (ending === 'failed') log.error(fields, 'answer');
      else log.info(fields, 'answer');
    }
  };
}
