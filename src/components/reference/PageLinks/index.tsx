import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';
import styles from './styles.module.css';

interface Props {
  /** The title of the page. */
  readonly title: string;
  /** Its URL. */
  readonly url: string;
  /** The URL of its Markdown. */
  readonly markdownUrl: string;
}

/** Links at the end of a page of the docs: a new issue that names the page, and the page as Markdown. */
export default function PageLinks({title, url, markdownUrl}: Props): ReactNode {
  return (
    <div className={clsx('screen-only', styles.links)}>
      <Link className="underlined" to={createIssueUrl({title: `Documentation: ${title}`, body: `${url}\n\n`})}>
        <Translate id="site.PageLinks.report">Report a problem with this page</Translate>
      </Link>
      <a className="underlined" href={markdownUrl}>
        <Translate id="site.PageLinks.markdown">View as Markdown</Translate>
      </a>
    </div>
  );
}
