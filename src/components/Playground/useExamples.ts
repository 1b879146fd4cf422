import {useEffect, useState} from 'react';

const load = () => import('@generated/playground-examples/default/examples.json');

/** The docs' examples as plugins/playground-examples writes them. */
export type Pages = Awaited<ReturnType<typeof load>>['default'];

/** The docs' examples, page by page; nothing until they are loaded, and where they cannot be. */
export function useExamples(): Pages | undefined {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    load().then(
      ({default: loaded}) => setPages(loaded),
      () => undefined,
    );
  }, []);
  return pages;
}

/** Whether code is one of the docs' examples, as it stands there. */
export const isExample = (pages: Pages, code: string): boolean =>
  pages.some(({examples}) => examples.some(example => example.code === code));
