import Link from '@docusaurus/Link';
import type {ComponentType, ReactNode} from 'react';

/** The content of a page; the build checks its links. */
export default function DocItem({content: Content}: {content: ComponentType<{components: object}>}): ReactNode {
  return <Content components={{a: Link}} />;
}
