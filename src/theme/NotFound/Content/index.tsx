/*
 * Change: the not-found page is the site's own. Its code is loaded when it is shown: the docs import this component, and their
 * pages do not need it. Replacement, because nothing of the original would be left.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {lazyComponent} from '@site/src/components/shared/load';

const MissingPage = lazyComponent(async () => (await import('@site/src/components/not-found/MissingPage')).default);

export default function NotFoundContent(): ReactNode {
  return (
    <>
      {/* For paths below /docs, the docs layout renders this component and sets no title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})}>
        {/* A host that sends 404.html with the status 200 would have it indexed at every URL. */}
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <MissingPage />
    </>
  );
}
