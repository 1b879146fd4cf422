import {useEffect, useState} from 'react';
import {offerReload} from '@site/src/client/offer-reload';
import {load} from '@site/src/components/shared/load';

const loadExamples = async () =>
  (await load(() => import('@generated/playground-examples/default/examples.json'))).default;

/** The docs' examples, as written by plugins/playground-examples. */
export type Pages = Awaited<ReturnType<typeof loadExamples>>;

/**
 * The docs' examples by page: `undefined` until they are loaded, an empty list if loading fails.
 * @param isNeeded whether to load them
 */
export function useExamples(isNeeded: boolean): Pages | undefined {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    if (!isNeeded) return;
    loadExamples().then(setPages, () => {
      offerReload();
      setPages([]);
    });
  }, [isNeeded]);
  return pages;
}

/** Whether code is one of the docs' examples, unchanged. */
export const isExample = (pages: Pages, code: string): boolean =>
  pages.some(({examples}) => examples.some(example => example.code === code));

/** The name of an example in the list of its page. */
export const getLabel = ({heading, title}: {readonly heading: string; readonly title: string}, page: string): string =>
  heading === page ? title : `${heading}: ${title}`;
