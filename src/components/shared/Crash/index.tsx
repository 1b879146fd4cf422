import siteConfig from '@generated/docusaurus.config';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * What a reader sees of a page that crashed: its error, a button to render it again, and a way to the home page. It does
 * not use the contexts of the site, because one of them may have crashed.
 */
export default function Crash({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.screen}>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="jx-button jx-button--main" />{' '}
        {/* A full load on purpose: it starts the site from scratch. */}
        <a className="jx-button" href={siteConfig.baseUrl}>
          <Translate id="site.Error.home">Go to the home page</Translate>
        </a>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
