import {DocSearchModal} from '@docsearch/react/modal';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {useCallback, useMemo, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {way} from '@site/src/components/Ask/transport';
import {useAskMode} from '@site/src/components/Ask/useAskMode';
import {useInnerLinks} from '@site/src/components/Ask/useInnerLinks';
import {reportAddress} from '@site/src/components/Search/addresses';
import {isEmbedded} from '@site/src/components/Search/isEmbedded';
import {useSearchContext} from '@site/src/components/Search/useSearchContext';
import Announcement from './Announcement';
import ResultsFooter from './ResultsFooter';
import {tidyStored} from './stored';
import styles from './styles.module.css';
import '@site/src/css/ask.css';
import {keepEscape, useDialog} from './useDialog';
import {useHeardSearch} from './useHeardSearch';
import {useHits} from './useHits';
import {useKeptFocus} from './useKeptFocus';

/** Of a category, and of each of its pages; DocSearch's own limit is 5. */
const MOST_OF_A_GROUP = 12;

type ModalProps = ComponentProps<typeof DocSearchModal>;

interface Props {
  readonly isAskAiActive: boolean;
  readonly onAskAiToggle: (active: boolean) => void;
  readonly onClose: () => void;
}

/**
 * DocSearch's modal on the site's own search client, in a dialog of the browser: what lies behind it is out of reach, and
 * the focus goes back to where it was. It is open as long as it is drawn.
 */
export default function SearchModal(props: Props): ReactNode {
  const {onClose, isAskAiActive, onAskAiToggle} = props;
  const {appId, apiKey, searchParameters} = useAlgoliaThemeConfig().algolia;
  const {indexName, facetFilters} = useSearchContext();
  const {outcome, search, forget, onEnter} = useHeardSearch();
  const ask = useAskMode(isAskAiActive, useTexts(appId));
  const followInside = useInnerLinks(onClose);
  const dialog = useDialog();
  useKeptFocus(dialog);
  // Before DocSearch reads them, which it does when it is drawn first.
  useState(() => tidyStored(indexName, window.localStorage));
  const toggleAsk = useCallback(
    (active: boolean) => {
      if (active) forget();
      onAskAiToggle(active);
    },
    [forget, onAskAiToggle],
  );
  const resultsFooterComponent = useCallback<ModalProps['resultsFooterComponent']>(
    ({state}) => <ResultsFooter query={state.query} count={state.context.nbHits ?? 0} onClose={onClose} />,
    [onClose],
  );
  const transformSearchClient = useCallback<ModalProps['transformSearchClient']>(
    client => ({...client, search}),
    [search],
  );
  return createPortal(
    // The dialog takes no keys and clicks of its own: it sees those for what is in it pass by.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ask={way}
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepEscape}
      onKeyDownCapture={onEnter}
      onClick={followInside}
    >
      <DocSearchModal
        {...props}
        {...useHits()}
        {...ask.props}
        onAskAiToggle={toggleAsk}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        searchParameters={{...searchParameters, facetFilters}}
        maxResultsPerGroup={MOST_OF_A_GROUP}
        initialScrollY={window.scrollY}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({query}) => reportAddress(query)}
      />
      <Announcement of={isAskAiActive ? ask.progress : outcome} />
    </dialog>,
    document.body,
  );
}

/** The modal's texts. It names Algolia where Algolia answers (plugins/dependency-edits: 'logo'). */
function useTexts(appId: string): ModalProps['translations'] {
  const {modal} = translations;
  return useMemo(
    () => (isEmbedded(appId) ? {...modal, footer: {...modal?.footer, poweredByText: ''}} : modal),
    [appId, modal],
  );
}
