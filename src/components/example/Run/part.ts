import {translate} from '@docusaurus/Translate';
import {withTimeout} from '@jest-extended/text/async/timeout';

/** The same limit as for the runner's script. An `import()` never ends by itself when the connection hangs. */
const LIMIT_MS = 20_000;

/**
 * Fetches a part of the page that is loaded on demand.
 * @param load an `import()`; after a failure the next call tries again
 * @throws {Error} with a message for the reader, if the part cannot be fetched in time
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withTimeout(LIMIT_MS, load());
  } catch (cause) {
    const message = translate({
      id: 'site.Run.part',
      message: 'This part of the page could not be loaded. Check your connection and try again.',
    });
    throw new Error(message, {cause});
  }
}
