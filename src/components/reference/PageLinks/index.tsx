import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
    <div className={styles.links}>
      <Link to={createIssueUrl({title: `Documentation: ${title}`, body: `${url}\n\n`})}>
        <Translate id="site.PageLinks.report">Report a problem with this page</Translate>
      </Link>
      <a href={markdownUrl}>
        <Translate id="site.PageLinks.markdown">View as Markdown</Translate>
      </a>
    </div>
  );
}
