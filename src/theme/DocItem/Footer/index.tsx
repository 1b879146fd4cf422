/*
 * Change: comes when a page has tags, a link to edit it or a date, as the original asks; no page of this site has any.
 * Wrap, Docusaurus 3.9.2.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {later} from '@site/src/components/Later';

const Original = later(
  () => import('@theme-original/DocItem/Footer'),
  module => module.default,
);

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  return tags.length > 0 || editUrl || lastUpdatedAt || lastUpdatedBy ? <Original /> : null;
}
