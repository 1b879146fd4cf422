import {createMistake} from './mistake.cjs';

/**
 * Reports a mistake on a page.
 * @throws {Error} in a build; under `npm start` it is a warning
 */
export function stopOrWarn(message: string): void {
  if (process.env.NODE_ENV !== 'development') throw createMistake(message);
  console.warn(message);
}
