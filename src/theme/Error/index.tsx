/*
 * Change: shows 'This page crashed.' with its period, as inside the layout, in the site's style. The original tries to
 * render the layout too, but this screen appears outside of the layout's contexts, so the attempt only throws again.
 * Replacement (core's fallback theme).
 */
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Does not use the contexts of the site, because one of them may have crashed. */
export default function ErrorScreen({error, tryAgain}: Props): ReactNode {
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  return (
    <main className={styles.screen}>
      <Head>
        <html lang={siteConfig.i18n.defaultLocale} />
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
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
