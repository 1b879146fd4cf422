/*
 * Change: of a matcher's call the contents show the name alone, and it breaks where one of its words begins. With its
 * arguments it is wider than the contents, on a wide screen too. Wrap, Docusaurus 3.9.2.
 */
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useMemo, type ReactNode} from 'react';

/** A heading that is a matcher's call, as the contents have it: HTML. */
const CALL = /^(\.\w+)\(.*\)$/;

const nameOf = (heading: string): string =>
  heading.replace(CALL, (_, name: string) => name.replaceAll(/(?=[A-Z])/g, '<wbr>'));

export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const names = useMemo(() => toc.map(item => ({...item, value: nameOf(item.value)})), [toc]);
  return <TOCItems {...props} toc={names} />;
}
