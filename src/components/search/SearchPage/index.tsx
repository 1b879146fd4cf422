import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import {type Filters, MOST_HITS, type SearchResult} from '@jest-extended/search/client';
import translations from '@theme/SearchTranslations';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {isAlgolia} from '@site/config/search-engine';
import {searchClient} from '@site/src/components/search/searchClient';
import Unavailable from '@site/src/components/search/Unavailable';
import {useResultSummary} from '@site/src/components/search/useResultSummary';
import {useSearch} from '@site/src/components/search/useSearch';
import NoResults from './NoResults';
import Results from './Results';
import styles from './styles.module.css';

const EXCERPT_WORDS = 30;

/** The longest query, in characters: the limit of the modal's field and of Algolia. */
const MAX_LENGTH = 512;

const search = (text: string, filters: Filters) =>
  searchClient.search({
    text: text.slice(0, MAX_LENGTH),
    hitsPerPage: MOST_HITS,
    filters,
    excerptWords: EXCERPT_WORDS,
  });

/** The search page. Its query is the URL's `q`, which changes as the reader types. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const words = query.trim();
  const {outcome} = useSearch(search, words, searchClient.prepare);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const title = getTitle(words);

  // Focus the field if the page opens without a query.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).get('q')?.trim()) input.current?.focus();
  }, []);

  const onSearch = (suggestion: string) => {
    setQuery(suggestion);
    input.current?.focus();
  };
  return (
    <main className={clsx('container', styles.page)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <search>
        <form
          onSubmit={event => {
            event.preventDefault();
            list.current?.querySelector('a')?.focus();
          }}
        >
          <input
            ref={input}
            className="jx-field script-only"
            type="search"
            name="q"
            value={query}
            onChange={event => setQuery(event.target.value)}
            placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </form>
      </search>
      <noscript>
        <p>
          <Translate
            id="site.SearchPage.noScript"
            description="On the search page of a browser without JavaScript; {matchers} is a link"
            values={{
              matchers: (
                <Link to="/docs/matchers">
                  <Translate
                    id="site.SearchPage.allMatchers"
                    description="The link inside the text for browsers without JavaScript"
                  >
                    all matchers
                  </Translate>
                </Link>
              ),
            }}
          >
            {'The search needs JavaScript. Without it, browse {matchers} on one page.'}
          </Translate>
        </p>
      </noscript>
      <p role="status" className={styles.status}>
        <Status outcome={outcome} query={words} />
      </p>
      {outcome?.failed && <Unavailable />}
      {outcome && !outcome.failed && outcome.count > 0 && (
        // Another query has other marks. React cannot move them in texts that a browser has translated.
        <Results key={outcome.query} hits={outcome.hits} list={list} />
      )}
      {outcome && !outcome.failed && outcome.count === 0 && <NoResults query={outcome.query} onSearch={onSearch} />}
      <PoweredBy />
    </main>
  );
}

const getTitle = (query: string): string =>
  query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});

interface StatusProps {
  readonly outcome: ReturnType<typeof useSearch<SearchResult>>['outcome'];
  readonly query: string;
}

/** Each text has an element of its own, which React can remove also where a browser has translated the text. */
function Status({outcome, query}: StatusProps): ReactNode {
  const summarize = useResultSummary();
  if (!outcome)
    return query && <span key="searching">{translate({id: 'site.SearchPage.searching', message: 'Searching…'})}</span>;
  if (outcome.failed) return null;
  if (outcome.count > 0) return <span key="count">{summarize(outcome)}</span>;
  return (
    <span key="none">
      {translations.modal?.noResultsScreen?.noResultsText} "<strong translate="no">{outcome.query}</strong>"
    </span>
  );
}

/** The attribution that Algolia requires. */
function PoweredBy(): ReactNode {
  if (!isAlgolia(useAlgoliaThemeConfig().algolia)) return null;
  return (
    <p className={styles.status}>
      <Link to="https://www.algolia.com/">
        <Translate id="theme.SearchPage.algoliaLabel" description="The description label for Algolia mention">
          Powered by Algolia
        </Translate>
      </Link>
    </p>
  );
}
