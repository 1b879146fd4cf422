import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import {offerReload} from '@site/src/client/offer-reload';

/**
 * Loads a component whose content the built page has. If its code cannot be loaded, React waits for it and keeps that
 * content, instead of replacing the page by the crash screen, and a notice offers to load the page again.
 * @param load imports its module
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): ComponentType<Props> =>
  lazy(() =>
    load().catch(() => {
      offerReload();
      return new Promise<never>(() => undefined);
    }),
  );

/**
 * A component that is loaded when it is first rendered. The built page contains its content.
 * @param load imports its module
 * @param choose returns the component from the module
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const Component = lazyPart(async () => ({default: choose(await load())}));
  return function LazyComponent(props) {
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}
