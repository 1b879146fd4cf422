/*
 * Change: says 'This page crashed.' with its full stop, as inside the layout, in the site's look. The original tries to
 * draw the layout too; where this screen is shown the layout's contexts are gone, so that attempt only throws again.
 * Replacement, Docusaurus 3.9.2 (core's fallback theme).
 */
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Uses no context of the site: whatever crashed may have been one of them. */
export default function ErrorScreen({error, tryAgain}: Props): ReactNode {
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'This page crashed.',
    description: 'The title of the fallback page when the page crashed',
  });
  return (
    <main className={styles.screen}>
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />{' '}
        {/* A full load on purpose: it starts the site anew. */}
        <a className="button button--secondary" href="/">
          <Translate id="site.Error.home" description="The link to the home page on a crashed page">
            Go to the home page
          </Translate>
        </a>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
