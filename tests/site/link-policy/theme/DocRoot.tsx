import renderRoutes from '@docusaurus/renderRoutes';
import type {ComponentProps, ReactNode} from 'react';
import type Root from '@theme/DocRoot';

/** Only the routes inside. */
export default function DocRoot({route}: ComponentProps<typeof Root>): ReactNode {
  return renderRoutes(route.routes ?? []);
}
