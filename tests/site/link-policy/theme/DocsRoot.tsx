import renderRoutes from '@docusaurus/renderRoutes';
import type {ComponentProps, ReactNode} from 'react';
import type Root from '@theme/DocsRoot';

/** Only the routes inside. */
export default function DocsRoot({route}: ComponentProps<typeof Root>): ReactNode {
  return renderRoutes(route.routes ?? []);
}
