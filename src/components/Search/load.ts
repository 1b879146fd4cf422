import {onceDone} from '@site/src/search/client';

/**
 * Loads the modal, which no page brings along.
 * @throws when its code cannot be fetched; the next call tries again
 */
export const loadModal = onceDone(async () => {
  const [{default: Modal}] = await Promise.all([
    import('@site/src/components/SearchModal'),
    import('@docsearch/react/style'),
  ]);
  return Modal;
});

const loadClient = onceDone(() => import('@site/src/search'));

/** Fetches all that a search needs, for a reader who shows that one is near. What fails now is told when it matters. */
export async function prepareSearch(): Promise<void> {
  const client = loadClient().then(({searchClient}) => searchClient.prepare());
  await Promise.allSettled([loadModal(), client]);
}
