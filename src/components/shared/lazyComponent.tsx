import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

/**
 * A component that is loaded when it is first rendered. The built page contains its content.
 * @param load imports its module
 * @param choose returns the component from the module
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const Component: ComponentType<Props> = lazy(async () => ({default: choose(await load())}));
  return function LazyComponent(props) {
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}
