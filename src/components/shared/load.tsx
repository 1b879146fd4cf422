/*
 * Code that is loaded on demand. Write each `import()` in one place only: the bundler creates a file for each, and would
 * load the same code twice.
 */
import {translate} from '@docusaurus/Translate';
import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import {isSiteReplaced, offerReload} from '@site/src/client/offer-reload';

/**
 * Loads code. Where a failure has no place of its own in the page, pass it to `offerReload`.
 * @param importCode an `import()`; after a failure the next call tries again
 * @throws {Error} with a message for the reader
 */
export const load = <Code,>(importCode: () => Promise<Code>): Promise<Code> =>
  importCode().catch(async (cause: unknown) => {
    const message = translate({
      id: 'site.Loading.part',
      message: 'This part of the page could not be loaded. Check your connection and try again.',
    });
    throw (await findReplacement(cause)) ?? new Error(message, {cause});
  });

/** The site has been deployed again since the page was loaded. The message is for the reader. */
export class SiteReplacedError extends Error {}

/**
 * Offers to reload the page, if a file could not be loaded because the site has been deployed again.
 * @returns the error for the reader
 */
export async function findReplacement(cause: unknown): Promise<SiteReplacedError | undefined> {
  if (!(await isSiteReplaced(cause))) return undefined;
  const message = translate({
    id: 'site.Loading.replaced',
    message: 'There is a new version of this site. Reload the page to use it.',
  });
  window.offerLoad(message, translate({id: 'site.Loading.reload', message: 'Reload'}));
  return new SiteReplacedError(message, {cause});
}

/** Loads something for a reader who is likely to need it. A failure is reported when they do: then it is loaded again. */
export function prefetch(work: () => Promise<unknown>): void {
  work().catch(() => undefined);
}

/**
 * A component that is loaded when it is first rendered. If its code cannot be loaded, React waits for it and keeps the
 * content of the built page, instead of replacing the page by the crash screen.
 * @param importComponent imports its module
 * @param fallback shown while it is loaded, where the built page has nothing
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): (props: Props) => ReactNode {
  const Component = lazy(() =>
    load(importComponent).then(
      component => ({default: component}),
      () => {
        offerReload();
        return new Promise<never>(() => undefined);
      },
    ),
  );
  return function LazyComponent(props) {
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
}
