import {mistake} from '../mistakes/index.cjs';

/**
 * What becomes of a page that is not as it has to be.
 * @throws {Error} in a build; while somebody writes (`npm start`) it is a warning
 */
export function stopOrWarn(message: string): void {
  if (process.env.NODE_ENV !== 'development') throw mistake(message);
  console.warn(message);
}
