/*
 * Change: the modal is the site's own (src/components/search/SearchModal), with the site's own search client, and loads
 * only when the reader is about to search. The browser connects to Algolia only if Algolia searches the site. If the
 * modal's code cannot be loaded, a message says so. Back and Forward close an open modal. Replacement.
 */
import {DocSearchButton} from '@docsearch/react/button';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {isAlgolia} from '@site/config/search-engine';
import {loadModal, prepareSearch} from '@site/src/components/search/load';
import Unavailable from '@site/src/components/search/Unavailable';
import {useShortcuts} from '@site/src/components/search/useShortcuts';
import styles from './styles.module.css';

type Modal = Awaited<ReturnType<typeof loadModal>>;

export default function SearchBar(): ReactNode {
  const [opened, setOpened] = useState<{readonly Modal: Modal}>();
  const [failed, setFailed] = useState(false);

  const onOpen = useCallback(async () => {
    setFailed(false);
    void prepareSearch();
    try {
      setOpened({Modal: await loadModal()});
    } catch {
      setFailed(true);
    }
  }, []);
  const onClose = useCallback(() => setOpened(undefined), []);
  // Back and Forward change the page under an open modal.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_to, action) => {
        if (action === 'POP') onClose();
      }),
    [history, onClose],
  );
  useShortcuts({isOpen: opened !== undefined, onOpen, onClose});

  return (
    <>
      <Preconnect />
      <DocSearchButton
        onTouchStart={prepareSearch}
        onFocus={prepareSearch}
        onMouseOver={prepareSearch}
        onClick={onOpen}
        translations={buttonTexts()}
      />
      {failed && <Unavailable className={styles.unavailable} />}
      {opened && <opened.Modal onClose={onClose} />}
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

function buttonTexts() {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return {buttonText: label, buttonAriaLabel: label};
}
