import {type DocSearchHit, DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import {HITS_IN_MODAL} from '@jest-extended/search/client';
import translations from '@theme/SearchTranslations';
import '@docsearch/css/dist/modal.css';
import {memo, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {ComponentProps, FormEvent, KeyboardEvent, ReactNode} from 'react';
import {isAlgolia} from '@site/config/search-engine';
import {getReportUrl} from '@site/src/components/search/searchUrls';
import {describeCorrection, useResultSummary} from '@site/src/components/search/useResultSummary';
import {useSitePaths} from '@site/src/components/shared/useSitePaths';
import {bypassFocusTrap, useCombobox, usePlainContainer} from './aria';
import './docsearch.css';
import ResultsFooter, {ResultCount} from './ResultsFooter';
import styles from './styles.module.css';
import {useDocSearchClient} from './useDocSearchClient';

type ModalProps = ComponentProps<typeof DocSearchModal>;

interface Props {
  /** Of these, DocSearch takes the first one, and keeps its own. */
  readonly query: string;
  /** Called with every query, whether typed, chosen or cleared. */
  readonly onQuery: (query: string) => void;
  /** Announces a text to assistive technology. */
  readonly onStatus: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * DocSearch's modal, which renders all hits again when it renders, and then writes their HTML again. So it is rendered
 * only for its own changes: its props stay the same.
 */
const Modal = memo(DocSearchModal);

/** DocSearch's modal with the site's own search client. */
export default function DocSearch({query, onQuery, onStatus, onClose}: Props): ReactNode {
  const [initialQuery] = useState(query);
  const {algolia} = useAlgoliaThemeConfig();
  const {appId, apiKey, indexName} = algolia;
  const {outcome, search, onEnter} = useDocSearchClient(onQuery);
  const {count, correction} = outcome && !outcome.failed ? outcome : {};
  const status = useStatus(outcome);
  useEffect(() => onStatus(status), [status, onStatus]);
  const element = useRef<HTMLDivElement>(null);
  usePlainContainer(element);
  const popup = useRef<HTMLDivElement>(null);
  useCombobox(element, popup);
  const transformSearchClient = useCallback(() => ({search}), [search]);
  const history = useHistory();
  const toSitePath = useSitePaths();
  // Reading it makes the browser lay out the page.
  const [scrollY] = useState(() => window.scrollY);
  const navigator = useMemo<ModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) =>
        itemUrl.startsWith('/') ? history.push(toSitePath(itemUrl)) : window.location.assign(itemUrl),
    }),
    [history, toSitePath],
  );
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
      <div
        ref={popup}
        id="search-popup"
        role="tree"
        aria-label={translate({
          id: 'site.Search.popup',
          message: 'Results',
          description: 'The name of the list of hits',
        })}
      />
      {correction && <p className={styles.correction}>{describeCorrection(correction)}</p>}
      <ResultCount value={count ?? 0}>
        <Modal
          hitComponent={HitLink}
          navigator={navigator}
          onClose={onClose}
          isAskAiActive={false}
          onAskAiToggle={ignore}
          translations={translations.modal}
          initialQuery={initialQuery}
          appId={appId}
          apiKey={apiKey}
          indexName={indexName}
          // DocSearch's own limit is 5.
          maxResultsPerGroup={HITS_IN_MODAL}
          initialScrollY={scrollY}
          transformSearchClient={transformSearchClient}
          resultsFooterComponent={ResultsFooter}
          getMissingResultsUrl={getReportUrl}
        />
      </ResultCount>
    </div>
  );
}

/** Each search makes new hits. Until the next one their content stays the same, although DocSearch renders it again. */
const HitLink = memo(
  ({hit, children}: {hit: DocSearchHit; children: ReactNode}) => (
    <Link to={hit.url} className={hit.hierarchy[hit.type]?.startsWith('.') ? styles.matcher : undefined}>
      {children}
    </Link>
  ),
  (before, after) => before.hit === after.hit,
);

/** The outcome of a search, for screen readers. */
function useStatus(outcome: ReturnType<typeof useDocSearchClient>['outcome']): string {
  const summarize = useResultSummary();
  const {errorScreen, noResultsScreen} = translations.modal ?? {};
  if (!outcome) return '';
  if (outcome.failed) return `${errorScreen?.titleText}. ${errorScreen?.helpText}`;
  if (outcome.count === 0) return `${noResultsScreen?.noResultsText} "${outcome.query}"`;
  return summarize(outcome);
}

const ignore = (): void => undefined;
