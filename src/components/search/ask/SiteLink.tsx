import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {getPathWithin} from './getPathWithin';

interface Props {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link of a service: one that leaves the site is text, with its URL, since nobody here has read that page. */
export default function SiteLink({href, children}: Props): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const path = getPathWithin(href, [window.location.origin, url], baseUrl);
  return path === undefined ? (
    <>
      {children} ({href})
    </>
  ) : (
    <Link to={path}>{children}</Link>
  );
}
