import starters from '@generated/playground-examples/default/starters.json';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import {offerReload} from '@site/src/client/offer-reload';
import {load} from '@site/src/components/shared/load';

/** Loads the docs' examples by page, as written by plugins/playground-examples. */
export const loadExamples = async () =>
  (await load(() => import('@generated/playground-examples/default/examples.json'))).default;

export type Pages = Awaited<ReturnType<typeof loadExamples>>;

/**
 * The examples to start from, and then those of all pages.
 * @param isNeeded whether to load the latter
 */
export function useExamples(isNeeded: boolean): Pages {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    if (isNeeded) loadExamples().then(setPages, offerReload);
  }, [isNeeded]);
  return pages ?? [{title: translate({id: 'site.Playground.starters', message: 'Examples'}), examples: starters}];
}

/** Whether code is one of the docs' examples, unchanged. */
export const isExample = (pages: Pages, code: string): boolean =>
  pages.some(({examples}) => examples.some(example => example.code === code));
