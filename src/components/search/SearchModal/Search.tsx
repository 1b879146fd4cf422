import {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ComponentProps, FormEvent, KeyboardEvent, ReactNode} from 'react';
import {isAlgolia} from '@site/config/search-engine';
import {reportAddress} from '@site/src/components/search/addresses';
import {useResultCount} from '@site/src/components/search/useResultCount';
import {bypassFocusTrap, usePlainContainer} from './container';
import ResultsFooter from './ResultsFooter';
import {removeUnreadable} from './stored';
import styles from './styles.module.css';
import {useModalSearch, type Outcome} from './useModalSearch';

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
  const {algolia} = useAlgoliaThemeConfig();
  const {appId, apiKey, indexName} = algolia;
  const {outcome, search, onEnter} = useModalSearch(onQuery);
  const count = outcome?.count;
  const status = useStatus(outcome);
  useEffect(() => onStatus(status), [status, onStatus]);
  const element = useRef<HTMLDivElement>(null);
  usePlainContainer(element);
  // In the first render, because DocSearch reads the stored searches in its own.
  useState(() => removeUnreadable(indexName));
  const resultsFooterComponent = useCallback<ModalProps['resultsFooterComponent']>(
    // DocSearch's own count adds up all searches since the modal opened.
    ({state}) => <ResultsFooter query={state.query} count={count ?? 0} />,
    [count],
  );
  const transformSearchClient = useCallback(() => ({search}), [search]);
  const history = useHistory();
  const navigate: ModalProps['navigator']['navigate'] = ({itemUrl}) =>
    itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl);
  const onInput = ({target}: FormEvent) => {
    if (target instanceof HTMLInputElement) onQuery(target.value);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    bypassFocusTrap(event);
    onEnter(event);
  };
  return (
    <div
      ref={element}
      className={styles.docsearch}
      data-engine={isAlgolia(algolia) ? 'algolia' : 'page'}
      data-results={count}
      onInput={onInput}
      onReset={() => onQuery('')}
      onKeyDownCapture={onKeyDownCapture}
    >
      <DocSearchModal
        hitComponent={HitLink}
        navigator={{navigate}}
        onClose={onClose}
        isAskAiActive={false}
        onAskAiToggle={ignore}
        translations={translations.modal}
        initialQuery={initialQuery}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        maxResultsPerGroup={MAX_RESULTS_PER_GROUP}
        initialScrollY={window.scrollY}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({query}) => reportAddress(query)}
      />
    </div>
  );
}

function HitLink({hit, children}: {hit: {url: string}; children: ReactNode}): ReactNode {
  return <Link to={hit.url}>{children}</Link>;
}

/** The outcome of a search, for screen readers. */
function useStatus(outcome: Outcome | undefined): string {
  const resultCount = useResultCount();
  const {errorScreen, noResultsScreen} = translations.modal ?? {};
  if (!outcome) return '';
  if (outcome.count === undefined) return `${errorScreen?.titleText}. ${errorScreen?.helpText}`;
  return outcome.count === 0 ? `${noResultsScreen?.noResultsText} "${outcome.query}"` : resultCount(outcome.count);
}

const ignore = (): void => undefined;
