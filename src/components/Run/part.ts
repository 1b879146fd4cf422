import {translate} from '@docusaurus/Translate';

/** As long as the runner's script may take. */
const LIMIT_MS = 20_000;

/** @throws {Error} when a part takes too long: an `import()` of a connection that hangs never ends by itself */
function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Fetches a part of the page that comes when a reader asks for it.
 * @param load an `import()`; after a failure the next call tries again
 * @throws {Error} with a message for the reader, when it cannot be fetched, or not in time
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await inTime(load());
  } catch (cause) {
    const message = translate({
      id: 'site.Run.part',
      message: 'A part of this page could not be fetched. Check your connection and try again.',
      description: 'Shown when the code that runs or edits an example cannot be downloaded',
    });
    throw new Error(message, {cause});
  }
}
