import type {Filters} from '@jest-extended/search/client';
import {loadSearchClient} from '@site/src/components/search/load';
import {removeSlash} from '@site/src/components/search/searchUrls';
import {useSearch} from '@site/src/components/search/useSearch';
import type {Destination} from './findNearest';

/**
 * The results of the site's search for a text.
 * @param isTyped whether the reader typed it; before that nothing is fetched
 * @param destinations with labels; other results are labeled with their title
 * @param most maximum number of results
 * @returns `undefined` until the search answers, if it fails, and if it finds nothing
 */
export function useSiteSearch(
  query: string,
  isTyped: boolean,
  destinations: readonly Destination[],
  most: number,
): readonly Destination[] | undefined {
  const search = async (text: string, filters: Filters) => ({
    results: await findDestinations(text, filters, destinations, most),
  });
  const {outcome} = useSearch(search, isTyped ? query : '');
  // Without the search, the similar names remain.
  if (!outcome || outcome.failed || outcome.query !== query) return undefined;
  return outcome.results.length > 0 ? outcome.results : undefined;
}

async function findDestinations(
  text: string,
  filters: Filters,
  destinations: readonly Destination[],
  most: number,
): Promise<Destination[]> {
  const searchClient = await loadSearchClient();
  const {hits} = await searchClient.search({text, hitsPerPage: most, filters});
  const results = hits.map(({url, titles}): Destination => {
    const to = removeSlash(url);
    const label =
      titles
        .at(-1)
        ?.map(run => run.text)
        .join('') || to;
    return destinations.find(destination => destination.to === to) ?? {name: to, label, to};
  });
  return results.filter(({to}, index) => results.findIndex(result => result.to === to) === index);
}
