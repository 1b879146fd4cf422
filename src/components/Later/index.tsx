import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

/**
 * A component whose code comes when it is drawn first. The built page has what it draws from the start.
 * @param load imports its module
 * @param choose takes it from the module
 */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const Component: ComponentType<Props> = lazy(async () => ({default: choose(await load())}));
  return function Later(props) {
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}
