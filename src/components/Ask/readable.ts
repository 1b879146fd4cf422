import {way} from './transport';
import {apologies} from './texts';

const noAnswer = new Error(apologies[way]);

/**
 * What a reader is told of an error of the AI SDK. Sentences for readers come as plain errors; those with a name of their
 * own (`AI_JSONParseError`, `TypeError`) say to developers what was wrong with the stream.
 * @returns the same error for the same, since DocSearch draws anew with every other one
 */
export const readable = (error: Error | undefined): Error | undefined =>
  error === undefined || error.name === 'Error' ? error : noAnswer;
