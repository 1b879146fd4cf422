import {loadSearchClient} from '@site/src/components/search/load';
import {useSearch} from '@site/src/components/search/useSearch';

/** The most sections whose examples are listed. */
const MOST = 8;

/**
 * The headings of the sections that the site's search finds, best first.
 * @param query an empty text is not searched for
 * @returns `undefined` while it searches; none if it fails
 */
export function useSections(query: string): readonly string[] | undefined {
  const {outcome} = useSearch(async (text, filters) => {
    const client = await loadSearchClient();
    const {hits} = await client.search({text, hitsPerPage: MOST, filters});
    return {sections: hits.map(({titles}) => (titles.at(-1) ?? []).map(run => run.text).join(''))};
  }, query);
  if (query && outcome?.query !== query) return undefined;
  return outcome && !outcome.failed ? outcome.sections : [];
}
