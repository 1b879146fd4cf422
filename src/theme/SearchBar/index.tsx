/*
 * Change: the dialog is in the HTML (plugins/search-dialog), and its content is the site's own, with the site's own search
 * client (src/components/search). It loads only when the reader is about to search. The browser connects to Algolia only if
 * Algolia searches the site. Back and Forward close the dialog. Replacement, because the original renders a dialog of its
 * own.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {isAlgolia} from '@site/config/search-engine';
import {prepareSearch} from '@site/src/components/search/load';
import SearchButton from '@site/src/components/search/SearchButton';
import Unavailable from '@site/src/components/search/Unavailable';
import {useSearchDialog} from '@site/src/components/search/useSearchDialog';

export default function SearchBar(): ReactNode {
  const {content, close} = useSearchDialog();
  // Back and Forward change the page under an open dialog.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_to, action) => {
        if (action === 'POP') close();
      }),
    [history, close],
  );
  // When a page arrives, Docusaurus scrolls to the target of the URL. That has no effect on a covered page.
  const {key} = useLocation();
  useLayoutEffect(() => document.querySelector('[data-covered]')?.removeAttribute('data-covered'), [key]);

  return (
    <>
      <Preconnect />
      <SearchButton onIntent={prepareSearch} />
      {content?.state === 'failed' && createPortal(<Unavailable help={content.help} />, content.into)}
      {content?.state === 'loaded' &&
        createPortal(
          <content.Modal initialQuery={content.query} dialog={content.into} onClose={close} />,
          content.into,
        )}
    </>
  );
}

/** Makes the browser connect to Algolia in advance, if Algolia searches the site. */
function Preconnect(): ReactNode {
  // The search theme's own hook would also load all texts of the modal.
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  if (!isAlgolia(algolia)) return null;
  return (
    <Head>
      <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}
