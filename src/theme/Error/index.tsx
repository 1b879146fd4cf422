/*
 * Change: shows 'This page crashed.' with its period, as inside the layout, in the site's style. The original tries to
 * render the layout too, but this screen appears outside of the layout's contexts, so the attempt only throws again.
 * Replacement (core's fallback theme), because that attempt is all that would be left of the original.
 */
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import Crash from '@site/src/components/shared/Crash';

export default function ErrorScreen(props: Props): ReactNode {
  return (
    <>
      <Head>
        <html lang={siteConfig.i18n.defaultLocale} />
        <title>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</title>
      </Head>
      <Crash {...props} />
    </>
  );
}
