/*
 * Change: the modal is the site's own (src/components/SearchModal), on the site's own search client, and nothing of it is
 * loaded before the reader shows that a search is near. The browser is told of Algolia only where Algolia answers. A modal
 * whose code cannot be fetched says so, and an open one closes on Back and Forward. Replacement, Docusaurus 3.9.2.
 */
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {isEmbedded} from '@site/src/components/Search/isEmbedded';
import {loadModal, prepareSearch} from '@site/src/components/Search/load';
import Unavailable from '@site/src/components/Search/Unavailable';
import styles from './styles.module.css';

type Modal = Awaited<ReturnType<typeof loadModal>>;

export default function SearchBar(): ReactNode {
  const searchButtonRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{readonly Modal: Modal}>();
  const [failed, setFailed] = useState(false);
  const [isAskAiActive, onAskAiToggle] = useState(false);

  const onOpen = useCallback(async () => {
    setFailed(false);
    void prepareSearch();
    try {
      setOpened({Modal: await loadModal()});
    } catch {
      setFailed(true);
    }
  }, []);
  const onClose = useCallback(() => {
    setOpened(undefined);
    onAskAiToggle(false);
  }, []);
  // Back and Forward change the page under an open modal.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_to, action) => {
        if (action === 'POP') onClose();
      }),
    [history, onClose],
  );
  useDocSearchKeyboardEvents({
    isOpen: opened !== undefined,
    onOpen,
    onClose,
    isAskAiActive,
    onAskAiToggle,
    searchButtonRef,
  });

  return (
    <>
      <Preconnect />
      <DocSearchButton
        ref={searchButtonRef}
        onTouchStart={prepareSearch}
        onFocus={prepareSearch}
        onMouseOver={prepareSearch}
        onClick={onOpen}
        translations={buttonTexts()}
      />
      {failed && <Unavailable className={styles.unavailable} />}
      {opened && <opened.Modal isAskAiActive={isAskAiActive} onAskAiToggle={onAskAiToggle} onClose={onClose} />}
    </>
  );
}

/** Has the browser connect to Algolia ahead, where Algolia answers. */
function Preconnect(): ReactNode {
  // The search theme's own hook would bring all texts of the modal along.
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  if (!hasAppId(algolia) || isEmbedded(algolia.appId)) return null;
  return (
    <Head>
      <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}

const hasAppId = (settings: unknown): settings is {appId: string} =>
  typeof settings === 'object' && settings !== null && 'appId' in settings && typeof settings.appId === 'string';

function buttonTexts() {
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return {buttonText: label, buttonAriaLabel: label};
}
