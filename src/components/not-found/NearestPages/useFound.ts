import type {Filters} from '@jest-extended/search/client';
import {withoutSlash} from '@site/src/components/search/addresses';
import {loadSearchClient} from '@site/src/components/search/load';
import {useSearch} from '@site/src/components/search/useSearch';
import type {Place} from './rank';

/**
 * The results of the site's search for a text.
 * @param isAsked whether the reader typed it; before that nothing is fetched
 * @param known places with labels; other results are labeled with their title
 * @param most maximum number of results
 * @returns `undefined` until the search answers, if it fails, and if it finds nothing
 */
export function useFound(
  words: string,
  isAsked: boolean,
  known: readonly Place[],
  most: number,
): readonly Place[] | undefined {
  const search = async (text: string, filters: Filters) => ({places: await findPlaces(text, filters, known, most)});
  const {outcome} = useSearch(search, isAsked ? words : '');
  // Without the search, the similar names remain.
  if (!outcome || outcome.failed || outcome.query !== words) return undefined;
  return outcome.places.length > 0 ? outcome.places : undefined;
}

async function findPlaces(text: string, filters: Filters, known: readonly Place[], most: number): Promise<Place[]> {
  const searchClient = await loadSearchClient();
  const {hits} = await searchClient.search({text, hitsPerPage: most, filters});
  const places = hits.map(({url, titles}): Place => {
    const to = withoutSlash(url);
    const label =
      titles
        .at(-1)
        ?.map(run => run.text)
        .join('') || to;
    return known.find(place => place.to === to) ?? {name: to, label, to};
  });
  return places.filter(({to}, at) => places.findIndex(place => place.to === to) === at);
}
