import {useEffect, useState} from 'react';

const load = () => import('@generated/playground-examples/default/examples.json');

/** The docs' examples, as written by plugins/playground-examples. */
export type Pages = Awaited<ReturnType<typeof load>>['default'];

/** The docs' examples by page: `undefined` until they are loaded, an empty list if loading fails. */
export function useExamples(): Pages | undefined {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    load().then(
      ({default: loaded}) => setPages(loaded),
      () => setPages([]),
    );
  }, []);
  return pages;
}

/** Whether code is one of the docs' examples, unchanged. */
export const isExample = (pages: Pages, code: string): boolean =>
  pages.some(({examples}) => examples.some(example => example.code === code));
