/*
 * Change: a browser does not translate code and names of files. Wrap.
 */
import Container from '@theme-original/CodeBlock/Container';
import type {ComponentProps, ReactNode} from 'react';

export default function CodeBlockContainer(props: ComponentProps<typeof Container>): ReactNode {
  return <Container {...props} translate="no" />;
}
