import titles from '@generated/page-titles/default/titles.json';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useState, type ReactNode} from 'react';
import Name from '@site/src/components/shared/Name';
import SearchField from '@site/src/components/shared/SearchField';
import {getPlaces, getStarts} from './places';
import {nearest, type Place} from './rank';
import styles from './styles.module.css';
import {useFound} from './useFound';

const MOST = 6;
const PLACES = getPlaces(titles);
const STARTS = getStarts(PLACES);

/**
 * The pages and matchers most similar to a request, with a field to change it. The field searches the site; until the
 * search answers, names similar to the text are shown.
 * @param props.asked initial text of the field, e.g. the last part of the missing address
 */
export default function NearestPages({asked}: {asked: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  const [words, setWords] = useState(asked);
  const isBrowser = useIsBrowser();
  const near = useMemo(() => nearest(words, PLACES, MOST), [words]);
  const found = useFound(words, words !== asked, PLACES, MOST) ?? near;
  return (
    <search className={styles.nearest}>
      <SearchField
        label={<Translate id="site.NearestPages.label">Find a page or a matcher</Translate>}
        value={words}
        onChange={setWords}
        disabled={!isBrowser}
      />
      <p role="status" className={styles.status}>
        {found.length > 0 ? (
          selectMessage(
            found.length,
            translate(
              {id: 'site.NearestPages.found', message: 'Did you mean this?|Did you mean one of these?'},
              {count: found.length},
            ),
          )
        ) : words ? (
          <Translate id="site.NearestPages.none">No similar page. Try one of these:</Translate>
        ) : (
          <Translate id="site.NearestPages.starts">Start here:</Translate>
        )}
      </p>
      <PlaceList places={found.length > 0 ? found : STARTS} />
    </search>
  );
}

/** A list of links. */
function PlaceList({places}: {places: readonly Place[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {places.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>
            <Name text={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
