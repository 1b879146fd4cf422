/*
 * Change: the dialog and its content are the site's own, with the site's own search client (src/components/search). The
 * content loads only when the reader is about to search. The browser connects to Algolia only if Algolia searches the site.
 * Replacement, because the original renders a dialog of its own.
 */
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {isAlgolia} from '@site/config/search-engine';
import {isSearchKey} from '@site/src/components/search/isSearchKey';
import {prepareSearch} from '@site/src/components/search/load';
import SearchButton from '@site/src/components/search/SearchButton';
import SearchDialog from '@site/src/components/search/SearchDialog';

/** The query of the open dialog, which a page with another layout, and so with another search bar, takes over. */
let kept: string | undefined;

export default function SearchBar(): ReactNode {
  /** The query, wherever it is typed; `undefined` while the dialog is closed. */
  const [query, setQuery] = useState(kept);
  const isOpen = query !== undefined;
  useLayoutEffect(() => {
    kept = query;
  }, [query]);
  // The reader may have opened the search before React started.
  useLayoutEffect(() => window.takeSearch(setQuery), []);
  // A phone shows its keyboard only for a field that takes the focus while the tap is handled.
  const open = () => flushSync(() => setQuery(''));
  const close = useCallback(() => setQuery(undefined), []);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || (isOpen && event.key === '/')) return;
      event.preventDefault();
      flushSync(() => setQuery(isOpen ? undefined : ''));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  // Back and Forward change the page under an open dialog.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_to, action) => {
        if (action === 'POP') close();
      }),
    [history, close],
  );
  return (
    <>
      <Preconnect />
      <SearchButton onIntent={prepareSearch} onClick={open} />
      {isOpen && <SearchDialog query={query} onQuery={setQuery} onClose={close} />}
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
