/*
 * Change: the table of contents shows a matcher's name without arguments, and breaks it only before one of its words. With
 * arguments it would be too wide, even on a wide screen. The name of an error breaks after `_`. A browser does not translate
 * names and code. useCurrentHeading marks the current heading: the original reads the position of each heading while React
 * starts, ignores the navbar, and cannot mark the last headings of a page. Replacement, because a wrapper would load the code
 * of both marks on every page.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import {useMemo, type ReactNode} from 'react';
import {BREAK, splitName} from '@site/src/components/shared/Words';
import useCurrentHeading from './useCurrentHeading';

/** A heading that is a matcher's call, in the HTML of the table of contents. */
const CALL = /^(\.\w+)\(.*\)$/;

const getName = (heading: string): string =>
  heading
    .replace(CALL, (_, name: string) => `<span translate="no">${splitName(name).join(BREAK)}</span>`)
    .replaceAll('<code>', '<code translate="no">')
    .replaceAll(/_(?=[A-Z])/g, `_${BREAK}`);

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const names = useMemo(() => toc.map(item => ({...item, value: getName(item.value)})), [toc]);
  const tree = useFilteredAndTreeifiedTOC({
    toc: names,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  useCurrentHeading(toc, linkClassName ?? '', linkActiveClassName ?? '');
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} />;
}
