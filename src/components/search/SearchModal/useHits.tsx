import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {useMemo, type ReactNode} from 'react';
import type {SearchHit} from '@site/src/search/protocol';
import {shownSafely, underItsHeading} from './hit';

function Hit({hit, children}: {hit: {url: string}; children: ReactNode}): ReactNode {
  return <Link to={hit.url}>{children}</Link>;
}

/** DocSearch props to render hits, and to navigate when Enter selects one. */
export function useHits() {
  const history = useHistory();
  const pathOf = useSearchResultUrlProcessor();
  return useMemo(
    () => ({
      hitComponent: Hit,
      transformItems: (hits: SearchHit[]) =>
        hits.map(hit => ({...underItsHeading(shownSafely(hit)), url: pathOf(hit.url)})),
      navigator: {
        navigate: ({itemUrl}: {itemUrl: string}) =>
          itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl),
      },
    }),
    [history, pathOf],
  );
}
