import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {pathWithin} from './pathWithin';

interface Props {
  /** `null` if the Markdown renderer rejected the address. */
  readonly href?: string | null;
  readonly children?: ReactNode;
}

/** A link in an answer. Within the site it navigates on the client; elsewhere only web and mail links are allowed. */
export default function AnswerLink({href, children}: Props): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  if (!href) return children;
  const path = /^[/#](?!\/)/.test(href) ? href : pathWithin(href, [window.location.origin, url], baseUrl);
  if (path !== undefined) return <Link to={path}>{children}</Link>;
  return /^(https?:|mailto:)/i.test(href) ? <Link href={href}>{children}</Link> : children;
}
