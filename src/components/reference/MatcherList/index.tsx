import Translate, {translate} from '@docusaurus/Translate';
import {useHistorySelector, useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {LazyFinderForm} from '@site/src/components/finder/LazyFinderForm';
import SearchField from '@site/src/components/shared/SearchField';
import MatcherRow from './MatcherRow';
import {readGroups, type Group} from './rows';
import {isComposing} from '@site/src/components/shared/isComposing';
import styles from './styles.module.css';
import TabList from './TabList';
import {prepareFilter, useFits} from './useFits';

/** The query parameter of the filter, so that a link can contain it. */
const PARAMETER = 'filter';

/** packages/docs-model/src/remark/matcher-facts.ts adds the notations and the samples. */
interface Props {
  /** The notation of each heading, in order, separated by tabs. */
  readonly notations: string;
  /** The sample of each matcher, in order, separated by tabs. */
  readonly samples: string;
  /** Headings, each followed by a list of matchers; each item begins with the matcher's call. */
  readonly children: ReactNode;
}

/**
 * The list of all matchers, with two tabs: a field that searches it, and a search for matchers by example. The built page
 * has the whole list; each search is loaded when a reader uses it.
 */
export default function MatcherList({notations, samples, children}: Props): ReactNode {
  const [query, setQuery] = useQueryString(PARAMETER);
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const groups = useMemo(
    () => readGroups(children, notations.split('\t'), samples.split('\t')),
    [children, notations, samples],
  );
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups]);
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
  const fits = useFits(words, rows);

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
  const loadedFits = fits?.failed ? undefined : fits;
  return (
    <div className={styles.all}>
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
            {!words && isBrowser && (
              <button type="button" className="clean-btn underlined" onClick={printList}>
                {translate({id: 'site.MatcherList.print', message: 'Print this list'})}
              </button>
            )}
            <p role="status">
              {fits?.failed && (
                <span>
                  {translate({id: 'site.MatcherList.failed', message: 'The filter could not be loaded. Try again.'})}
                </span>
              )}
              {loadedFits && <loadedFits.FitsStatus fits={loadedFits} onClear={clear} />}
            </p>
          </div>
          <div role="tabpanel" id="by-example-panel" aria-labelledby="by-example" hidden={!isFinder}>
            {isFinder !== undefined && <LazyFinderForm />}
          </div>
        </search>
        {!loadedFits && (
          <nav
            className={styles.chips}
            aria-label={translate({id: 'site.MatcherList.groups', message: 'Groups of matchers'})}
          >
            <ul className="clean-list">
              {groups.map(({id, label}) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={clsx('bare', styles.list)}>
        <p className={clsx('small', styles.group)}>
          <Translate id="site.MatcherList.samples">A value before ✓ passes with the arguments after it.</Translate>
        </p>
        {loadedFits ? (
          <loadedFits.FitsList fits={loadedFits} />
        ) : (
          groups.map(group => <GroupRows key={group.id} group={group} />)
        )}
      </div>
    </div>
  );
}

/** A heading with its notation, and its matchers. */
function GroupRows({group: {id, heading, notation, parts}}: {group: Group}): ReactNode {
  return (
    <div className={styles.group}>
      <div className={styles.heading} data-notation={notation}>
        {heading}
      </div>
      {parts.map(part => (
        <div key={part.label} className={styles.part}>
          {part.label && <h3>{part.label}</h3>}
          <ul className="clean-list">
            {part.rows.map(row => (
              <MatcherRow key={row.name} row={row} id={row.page === id ? undefined : row.page} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Prints the list alone, on two sheets: the style sheet reads the attribute `data-prints-list`. */
function printList(): void {
  const {dataset} = document.documentElement;
  dataset['printsList'] = '';
  window.addEventListener('afterprint', () => delete dataset['printsList'], {once: true});
  window.print();
}
