/*
 * Change: adds a link to a new issue about the page, in the repository that config/site.ts names. Wrap.
 */
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function EditThisPageWrapper(props: Props): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {title, permalink} = useDoc().metadata;
  const issue = new URLSearchParams({title: `${title}: `, body: `${url}${permalink}\n\n`});
  return (
    <span className={styles.links}>
      <EditThisPage {...props} />
      <Link to={`${String(customFields?.['sourceRepository'])}/issues/new?${issue.toString()}`}>
        <Translate id="site.EditThisPage.report">Report a problem with this page</Translate>
      </Link>
    </span>
  );
}
