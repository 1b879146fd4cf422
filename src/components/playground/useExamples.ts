import {useEffect, useState} from 'react';
import {offerReload} from '@site/src/client/offer-reload';
import {load} from '@site/src/components/shared/load';

const loadExamples = async () =>
  (await load(() => import('@generated/playground-examples/default/examples.json'))).default;

/** The docs' examples, as written by plugins/playground-examples. */
export type Pages = Awaited<ReturnType<typeof loadExamples>>;

/** The docs' examples by page: `undefined` until they are loaded, an empty list if loading fails. */
export function useExamples(): Pages | undefined {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    loadExamples().then(setPages, () => {
      offerReload();
      setPages([]);
    });
  }, []);
  return pages;
}

/** Whether code is one of the docs' examples, unchanged. */
export const isExample = (pages: Pages, code: string): boolean =>
  pages.some(({examples}) => examples.some(example => example.code === code));
