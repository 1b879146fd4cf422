import {once} from '@jest-extended/text/async/once';
import {tidyAllStored} from './docsearch/tidy-all-stored';

const load = once(async () => {
  const [{default: Modal}] = await Promise.all([
    import('@site/src/components/search/SearchModal'),
    import('./docsearch/styles'),
  ]);
  return Modal;
});

/**
 * Loads the modal, which is not part of any page, and tidies the searches that it will show.
 * @throws if its code cannot be fetched; the next call tries again
 */
export async function loadModal() {
  const [Modal] = await Promise.all([load(), tidyAllStored()]);
  return Modal;
}

/** Fetches everything for a reader who is likely to search. A failure is reported only when the reader searches. */
export async function prepareSearch(): Promise<void> {
  const client = import('@site/src/components/search/searchClient').then(({searchClient}) => searchClient.prepare());
  await Promise.allSettled([loadModal(), client]);
}
