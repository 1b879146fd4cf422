import Translate, {translate} from '@docusaurus/Translate';
import {useHistorySelector, useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import SearchField from '@site/src/components/shared/SearchField';
import MatcherRow from './MatcherRow';
import {groupsOf, type Group} from './rows';
import styles from './styles.module.css';
import TabList, {TabPanel, type Tab} from './TabList';
import {prepareFilter, useFits} from './useFits';
import {useShownTarget} from './useShownTarget';

const Finder = lazy(() => import('@site/src/components/finder/Form'));

/** The query parameter of the filter, so that a link can contain it. */
const PARAMETER = 'filter';

/**
 * The list of all matchers, with two tabs: a field that searches it, and a search for matchers by example. The built page
 * has the whole list; each search is loaded when a reader uses it.
 * @param props.notations the notation of each heading, in order, separated by tabs; plugins/matcher-facts adds them
 * @param props.children headings, each followed by a list of matchers; each item begins with the matcher's call
 */
export default function MatcherList({notations, children}: {notations: string; children: ReactNode}): ReactNode {
  const [asked, ask] = useQueryString(PARAMETER);
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const groups = useMemo(() => groupsOf(children, notations.split('\t')), [children, notations]);
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups]);
  // From the history, like the filter: the router's location updates later.
  const hash = useHistorySelector(({location}) => location.hash);
  const [tab, select] = useTab(hash);
  const [isFinderUsed, setFinderUsed] = useState(false);
  if (tab === 'by-example' && !isFinderUsed) setFinderUsed(true);
  const words = tab === 'by-words' ? asked.trim() : '';
  const fits = useFits(words, rows);
  const isGroup = useCallback((id: string) => groups.some(group => group.id === id), [groups]);
  useShownTarget(PARAMETER, words, hash, isGroup);

  const clear = () => {
    ask(null);
    // The button that was pressed disappears.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && asked) {
      event.preventDefault();
      clear();
    }
  };
  const found = fits?.failed ? undefined : fits;
  return (
    <>
      <search className={styles.filter}>
        <TabList selected={tab} onSelect={select} />
        <TabPanel of="by-words" selected={tab}>
          <SearchField
            ref={field}
            label={<Translate id="site.MatcherList.label">Filter the matchers</Translate>}
            value={asked}
            onChange={value => ask(value || null)}
            onFocus={prepareFilter}
            onKeyDown={onKeyDown}
            placeholder={translate({
              id: 'site.MatcherList.placeholder',
              message: 'Name or purpose, e.g. "any order"',
            })}
            disabled={!isBrowser}
          />
          <div className={styles.below}>
            <p role="status" className={styles.status}>
              {fits?.failed && (
                <Translate id="site.MatcherList.failed">
                  The filter could not be loaded. Check your connection and try again.
                </Translate>
              )}
              {found && <found.FitsStatus fits={found} onClear={clear} />}
            </p>
            {!words && isBrowser && <PrintButton />}
          </div>
        </TabPanel>
        <TabPanel of="by-example" selected={tab}>
          {isFinderUsed && (
            <Suspense>
              <Finder />
            </Suspense>
          )}
        </TabPanel>
      </search>
      <div className={styles.list}>
        {found ? <found.FitsList fits={found} /> : groups.map(group => <GroupRows key={group.id} group={group} />)}
      </div>
    </>
  );
}

/** The selected tab. A link to the finder selects its tab, e.g. `#by-example?value=[3,1]&expected=[1,3]`. */
function useTab(hash: string): [tab: Tab, select: (tab: Tab) => void] {
  const [tab, select] = useState<Tab>('by-words');
  const [shownHash, setShownHash] = useState('');
  if (hash !== shownHash) {
    setShownHash(hash);
    if (/^#by-example(\?|$)/.test(hash)) select('by-example');
  }
  return [tab, select];
}

/** A heading with its notation and its count, and its matchers. */
function GroupRows({group: {heading, notation, rows}}: {group: Group}): ReactNode {
  return (
    <>
      <div className={styles.heading}>
        <span aria-hidden="true" className={styles.notation}>
          {notation}
        </span>
        {heading}
        <span aria-hidden="true" className={styles.count}>
          {rows.length}
        </span>
      </div>
      <ul className={styles.rows}>
        {rows.map(row => (
          <MatcherRow key={row.name} row={row} />
        ))}
      </ul>
    </>
  );
}

/** Prints the list alone, on two sheets: the style sheet reads the attribute `data-prints-list`. */
function PrintButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.print}
      onClick={() => {
        const {dataset} = document.documentElement;
        dataset['printsList'] = '';
        window.addEventListener('afterprint', () => delete dataset['printsList'], {once: true});
        window.print();
      }}
    >
      <Translate id="site.MatcherList.print">Print this list</Translate>
    </button>
  );
}
