/*
 * Change: the not-found page is the site's own. It explains the failure in the product's voice, lists the nearest pages
 * and offers to search and to report. Its code is loaded when it is shown: the docs import this component, and their
 * pages do not need it. Until then the page that the host sent stays as it is. Replacement, because nothing of the
 * original would be left.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {lazyComponent} from '@site/src/components/shared/load';

const MissingPage = lazyComponent(
  async () => (await import('@site/src/components/not-found/MissingPage')).default,
  <AsSent />,
);

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

/** The content that the host sent: without it, React would show nothing while the code is loaded. */
function AsSent(): ReactNode {
  const [html] = useState(() =>
    ExecutionEnvironment.canUseDOM ? document.querySelector('main[data-missing]')?.outerHTML : undefined,
  );
  return html === undefined ? null : <div dangerouslySetInnerHTML={{__html: html}} />;
}
