import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import {addressOf, groups} from '@site/src/catalogue';
import SearchField from '@site/src/components/shared/SearchField';
import {nearest, type Place} from './rank';
import styles from './styles.module.css';
import {useFound} from './useFound';

const MOST = 6;

/** Pages, with the words that readers and the navbar use for them. */
const BY_OTHER_NAMES: readonly Place[] = [
  {name: 'api', label: '/docs/matchers', to: '/docs/matchers'},
  {name: 'reference', label: '/docs/matchers', to: '/docs/matchers'},
  {name: 'getting-started', label: '/docs/getting-started/install', to: '/docs/getting-started/install'},
  {name: 'playground', label: '/playground', to: '/playground'},
];

/** Suggestions if no page is similar to the request. */
const STARTS: readonly Place[] = [
  {name: 'docs', label: '/docs', to: '/docs'},
  {name: 'matchers', label: '/docs/matchers', to: '/docs/matchers'},
];

/**
 * The pages and matchers most similar to a request, with a field to change it. The field searches the site; until the
 * search answers, names similar to the text are shown.
 * @param props.asked initial text of the field, e.g. the last part of the missing address
 */
export default function NearestPages({asked}: {asked: string}): ReactNode {
  const places = usePlaces();
  const [words, setWords] = useState(asked);
  const near = useMemo(() => nearest(words, places, MOST), [words, places]);
  const found = useFound(words, words !== asked, places, MOST) ?? near;
  return (
    <search className={styles.nearest}>
      <SearchField
        label={<Translate id="site.NearestPages.label">Find a page or a matcher</Translate>}
        value={words}
        onChange={setWords}
      />
      <p role="status" className={styles.status}>
        {found.length > 0 ? (
          <Translate id="site.NearestPages.found" values={{count: found.length}}>
            {'Nearest to it ({count}):'}
          </Translate>
        ) : (
          <Translate id="site.NearestPages.none">Nothing is near to it. You can start here:</Translate>
        )}
      </p>
      <PlaceList places={found.length > 0 ? found : STARTS} />
    </search>
  );
}

/** A list of links. */
export function PlaceList({places = STARTS}: {places?: readonly Place[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {places.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>
            <code>{label}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Every page by its address, and every matcher by its name. */
function usePlaces(): Place[] {
  const data = useAllDocsData();
  return useMemo(() => {
    const docs = Object.values(data).flatMap(({versions}) => versions.flatMap(version => version.docs));
    const pages = docs.map(({path}) => ({name: path.split('/').filter(Boolean).at(-1) ?? '', label: path, to: path}));
    const matchers = groups.flatMap(group =>
      group.matchers.map(name => ({name, label: `.${name}()`, to: addressOf(group, name)})),
    );
    return [...pages, ...matchers, ...BY_OTHER_NAMES];
  }, [data]);
}
