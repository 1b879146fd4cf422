/*
 * Change: comes when a version has a banner; the one of this site has none. Wrap, Docusaurus 3.9.2.
 */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import {later} from '@site/src/components/Later';

const Original = later(
  () => import('@theme-original/DocVersionBanner'),
  module => module.default,
);

export default function DocVersionBanner(props: Props): ReactNode {
  return useDocsVersion().banner ? <Original {...props} /> : null;
}
