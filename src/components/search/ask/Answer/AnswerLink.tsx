import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {getPathWithin} from './getPathWithin';

interface Props {
  readonly href: string;
  readonly children?: ReactNode;
}

const isOnWeb = (href: string): boolean => /^(https?:|mailto:)/i.test(href);

/** A link in an answer. Within the site it navigates on the client; elsewhere only web and mail links are allowed. */
export default function AnswerLink({href, children}: Props): ReactNode {
  const path = usePath(href);
  if (path !== undefined) return <Link to={path}>{children}</Link>;
  return isOnWeb(href) ? <Link href={href}>{children}</Link> : children;
}

/** A link of a service: one that leaves the site is text, with its URL, since nobody here has read that page. */
export function SiteLink({href, children}: Props): ReactNode {
  const path = usePath(href);
  if (path !== undefined) return <Link to={path}>{children}</Link>;
  if (!isOnWeb(href) || String(children) === href) return children;
  return (
    <>
      {children} ({href})
    </>
  );
}

/** The path of a URL on this site; `undefined` for others. */
function usePath(href: string): string | undefined {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return getPathWithin(href, [window.location.origin, url], baseUrl);
}
