import Translate, {translate} from '@docusaurus/Translate';
import {useHistorySelector, useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import TabList from '@site/src/components/finder/TabList';
import {useSearch} from '@site/src/components/search/useSearch';
import {isComposing} from '@site/src/components/shared/isComposing';
import {lazyComponent, load, prefetch} from '@site/src/components/shared/load';
import SearchField from '@site/src/components/shared/SearchField';
import {ShownPaths} from './MatcherRow';
import styles from './styles.module.css';

/** The query parameter of the filter, so that a link can contain it. */
const PARAMETER = 'filter';

const Finder = lazyComponent(async () => (await import('@site/src/components/finder')).default);

const loadFilter = () => load(() => import('./filterMatchers'));

/** Loads the search for a reader who is about to use the filter. */
const prepareFilter = (): void => prefetch(async () => (await loadFilter()).prepare());

/** packages/docs-model/src/remark/matcher-rows.ts adds the props. */
interface Props {
  /** The id and the label of each group, separated by a tab, on lines. */
  readonly groups: string;
  /** The names of all matchers in order, separated by spaces. */
  readonly matchers: string;
  /** The groups, with a `MatcherRow` for each matcher. */
  readonly children: ReactNode;
}

/**
 * The list of all matchers, with two tabs: a field that filters it, and a search for matchers by example. The built page
 * has the whole list; each search is loaded when a reader uses it.
 */
export default function MatcherList({groups, matchers, children}: Props): ReactNode {
  const [query, setQuery] = useQueryString(PARAMETER);
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  // From the history, like the filter: the router's location updates later.
  const hash = useHistorySelector(({location}) => location.hash);
  /** Whether the tab of the finder is selected; nothing until it is for the first time. */
  const [isFinder, setFinder] = useState<boolean>();
  const [shownHash, setShownHash] = useState('');
  if (hash !== shownHash) {
    setShownHash(hash);
    // A link to the finder may contain an example: `#by-example?value=[3,1]&expected=[1,3]`.
    if (/^#by-example\b/.test(hash)) setFinder(true);
    else if (isFinder) setFinder(false);
  }
  const words = isFinder ? '' : query.trim();
  const {outcome} = useSearch(async (text, filters) => (await loadFilter()).filterMatchers(text, filters), words);
  const result = outcome?.failed ? undefined : outcome;

  const clear = () => {
    setQuery(null);
    // The button that was pressed disappears.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      clear();
    }
  };
  return (
    <div>
      <div className={clsx('screen-only', styles.bar, isFinder || styles.sticky)}>
        <search className="script-only">
          <TabList isFinder={isFinder ?? false} onSelect={setFinder} />
          <div
            role="tabpanel"
            id="by-words-panel"
            className={styles.words}
            aria-labelledby="by-words"
            hidden={isFinder}
          >
            <SearchField
              ref={field}
              label={
                <span className="visually-hidden">
                  {translate({id: 'site.MatcherList.label', message: 'Filter the matchers'})}
                </span>
              }
              value={query}
              onChange={value => setQuery(value || null)}
              onFocus={prepareFilter}
              onKeyDown={onKeyDown}
              placeholder={translate({
                id: 'site.MatcherList.placeholder',
                message: 'Name or purpose, e.g. "any order"',
              })}
              disabled={!isBrowser}
            />
            <p role="status">
              {outcome?.failed && (
                <span>
                  {translate({id: 'site.MatcherList.failed', message: 'The filter could not be loaded. Try again.'})}
                </span>
              )}
              {result && <result.FilterStatus query={result.query} result={result} onClear={clear} />}
            </p>
          </div>
          <div role="tabpanel" id="by-example-panel" aria-labelledby="by-example" hidden={!isFinder}>
            {isFinder !== undefined && <Finder matchers={matchers.split(' ')} />}
          </div>
        </search>
        {!result && (
          <nav
            className={styles.chips}
            aria-label={translate({id: 'site.MatcherList.groups', message: 'Groups of matchers'})}
          >
            <ul className="clean-list">
              {groups.split('\n').map(group => {
                const [id, label] = group.split('\t');
                return (
                  <li key={id}>
                    <a href={`#${id}`}>{label}</a>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
      </div>
      <div className={clsx('bare', styles.list)}>
        <p className="small" hidden={result?.paths.size === 0}>
          <Translate id="site.MatcherList.samples">A value before ✓ passes with the arguments after it.</Translate>
        </p>
        <ShownPaths value={result?.paths}>{children}</ShownPaths>
      </div>
    </div>
  );
}
