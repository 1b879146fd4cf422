import titles from '@generated/page-titles/default/titles.json';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useMemo, useState, type ReactNode} from 'react';
import Name from '@site/src/components/shared/Name';
import SearchField from '@site/src/components/shared/SearchField';
import {getDestinations, getStarts} from './destinations';
import {findNearest, type Destination} from './findNearest';
import styles from './styles.module.css';
import {useSiteSearch} from './useSiteSearch';

const MOST = 6;
const DESTINATIONS = getDestinations(titles);
const STARTS = getStarts(DESTINATIONS);

/**
 * The pages and matchers most similar to a request, with a field to change it. The field searches the site; until the
 * search answers, names similar to the text are shown.
 * @param props.text initial text of the field, e.g. the last part of the missing URL
 */
export default function NearestPages({text}: {text: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  const [query, setQuery] = useState(text);
  const isBrowser = useIsBrowser();
  const nearest = useMemo(() => findNearest(query, DESTINATIONS, MOST), [query]);
  const destinations = useSiteSearch(query, query !== text, DESTINATIONS, MOST) ?? nearest;
  return (
    <search className={styles.nearest}>
      <SearchField
        label={<Translate id="site.NearestPages.label">Find a page or a matcher</Translate>}
        value={query}
        onChange={setQuery}
        disabled={!isBrowser}
      />
      <p role="status" className={styles.status}>
        {destinations.length > 0
          ? selectMessage(
              destinations.length,
              translate(
                {id: 'site.NearestPages.found', message: 'Did you mean this?|Did you mean one of these?'},
                {count: destinations.length},
              ),
            )
          : query
            ? translate({id: 'site.NearestPages.none', message: 'No similar page. Try one of these:'})
            : translate({id: 'site.NearestPages.starts', message: 'Start here:'})}
      </p>
      <DestinationList destinations={destinations.length > 0 ? destinations : STARTS} />
    </search>
  );
}

/** A list of links. */
function DestinationList({destinations}: {destinations: readonly Destination[]}): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.list)}>
      {destinations.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>
            <Name text={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
