import renderRoutes from '@docusaurus/renderRoutes';
import type {ComponentProps, ReactNode} from 'react';
import type Root from '@theme/DocVersionRoot';

/** Only the routes inside. */
export default function DocVersionRoot({route}: ComponentProps<typeof Root>): ReactNode {
  return renderRoutes(route.routes ?? []);
}
