import {useEffect, useState} from 'react';
import type {Place} from './rank';

interface Found {
  readonly words: string;
  readonly places: readonly Place[];
}

/**
 * What the site's search finds for words, once it answers.
 * @param isAsked whether the reader asked for them; before that nothing is fetched
 * @param known places with labels of their own; others are called by their address
 * @param most how many at the most
 * @returns `undefined` until the search answers, and where it cannot answer or finds nothing
 */
export function useFound(
  words: string,
  isAsked: boolean,
  known: readonly Place[],
  most: number,
): readonly Place[] | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    placesFor(words, known, most).then(
      places => {
        if (isCurrent) setFound({words, places});
      },
      // Without the search there are still the names that are near.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words, isAsked, known, most]);
  return found?.words === words && found.places.length > 0 ? found.places : undefined;
}

async function placesFor(words: string, known: readonly Place[], most: number): Promise<Place[]> {
  const {indexName, searchClient} = await import('@site/src/search');
  const {results} = await searchClient.search([{indexName, query: words, hitsPerPage: most}]);
  const urls = new Set(results.flatMap(({hits}) => hits.map(({url}) => url)));
  return [...urls].map(url => {
    const {pathname, hash} = new URL(url);
    const to = pathname.replace(/(.)\/$/, '$1') + hash;
    return known.find(place => place.to === to) ?? {name: to, label: to, to};
  });
}
