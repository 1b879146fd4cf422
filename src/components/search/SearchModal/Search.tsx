import {DocSearchModal} from '@docsearch/react/modal';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ComponentProps, FormEvent, KeyboardEvent, ReactNode} from 'react';
import {reportAddress} from '@site/src/components/search/addresses';
import {isEmbedded} from '@site/src/components/search/isEmbedded';
import {useSearchContext} from '@site/src/components/search/useSearchContext';
import {keepTab, usePlainContainer} from './container';
import ResultsFooter from './ResultsFooter';
import {tidyStored} from './stored';
import styles from './styles.module.css';
import {useHeardSearch} from './useHeardSearch';
import {useHits} from './useHits';
import {useOutcomeText} from './useOutcomeText';

/** The limit for a category, and for each of its pages; DocSearch's own limit is 5. */
const MAX_RESULTS_PER_GROUP = 12;

type ModalProps = ComponentProps<typeof DocSearchModal>;

interface Props {
  readonly initialQuery: string;
  /** Called with every query, whether typed, chosen or cleared. */
  readonly onQuery: (query: string) => void;
  /** Announces a text to assistive technology. */
  readonly onStatus: (text: string) => void;
  readonly onClose: () => void;
}

/** DocSearch's modal with the site's own search client. */
export default function Search({initialQuery, onQuery, onStatus, onClose}: Props): ReactNode {
  const {appId, apiKey, searchParameters} = useAlgoliaThemeConfig().algolia;
  const {indexName, facetFilters} = useSearchContext();
  const {outcome, count, search, onEnter} = useHeardSearch(onQuery);
  const outcomeText = useOutcomeText()(outcome);
  useEffect(() => onStatus(outcomeText), [outcomeText, onStatus]);
  const element = useRef<HTMLDivElement>(null);
  usePlainContainer(element);
  // In the first render, because DocSearch reads the stored searches in its own.
  useState(() => tidyStored(indexName, window.localStorage));
  const resultsFooterComponent = useCallback<ModalProps['resultsFooterComponent']>(
    // DocSearch's own count adds up all searches since the modal opened.
    ({state}) => <ResultsFooter query={state.query} count={count ?? 0} />,
    [count],
  );
  const transformSearchClient = useCallback<ModalProps['transformSearchClient']>(
    client => ({...client, search}),
    [search],
  );
  const onInput = ({target}: FormEvent) => {
    if (target instanceof HTMLInputElement) onQuery(target.value);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    keepTab(event);
    onEnter(event);
  };
  return (
    <div
      ref={element}
      className={styles.docsearch}
      data-engine={isEmbedded(appId) ? 'page' : 'algolia'}
      data-results={count}
      onInput={onInput}
      onReset={() => onQuery('')}
      onKeyDownCapture={onKeyDownCapture}
    >
      <DocSearchModal
        {...useHits()}
        onClose={onClose}
        isAskAiActive={false}
        onAskAiToggle={ignore}
        translations={translations.modal}
        initialQuery={initialQuery}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        searchParameters={{...searchParameters, facetFilters}}
        maxResultsPerGroup={MAX_RESULTS_PER_GROUP}
        initialScrollY={window.scrollY}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({query}) => reportAddress(query)}
      />
    </div>
  );
}

const ignore = (): void => undefined;
