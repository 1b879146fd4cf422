import {translate} from '@docusaurus/Translate';

/**
 * Fetches a part of the page that comes when a reader asks for it.
 * @param load an `import()`; after a failure the next call tries again
 * @throws {Error} with a message for the reader, when it cannot be fetched
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const message = translate({
      id: 'site.Run.part',
      message: 'A part of this page could not be fetched. Check your connection and try again.',
      description: 'Shown when the code that runs or edits an example cannot be downloaded',
    });
    throw new Error(message, {cause});
  }
}
