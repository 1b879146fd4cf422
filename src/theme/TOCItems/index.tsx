/*
 * Change: the table of contents shows a matcher's name without arguments, and breaks it only before one of its words. With
 * arguments it would be too wide, even on a wide screen. A browser does not translate names and code. useCurrentHeading marks
 * the current heading: the original reads the position of each heading while React starts, ignores the navbar, and cannot
 * mark the last headings of a page. Wrap.
 */
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useMemo, type ReactNode} from 'react';
import {BREAK, splitName} from '@site/src/components/shared/Words';
import useCurrentHeading from './useCurrentHeading';

/** A heading that is a matcher's call, in the HTML of the table of contents. */
const CALL = /^(\.\w+)\(.*\)$/;

const getName = (heading: string): string =>
  heading
    .replace(CALL, (_, name: string) => `<span translate="no">${splitName(name).join(BREAK)}</span>`)
    .replaceAll('<code>', '<code translate="no">');

export default function TOCItemsWrapper(props: Props): ReactNode {
  const {toc} = props;
  const names = useMemo(() => toc.map(item => ({...item, value: getName(item.value)})), [toc]);
  useCurrentHeading(props);
  return <TOCItems {...props} toc={names} linkActiveClassName={undefined} />;
}
