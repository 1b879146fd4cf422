import {useEffect, useState} from 'react';
import {addressHere} from '@site/src/components/search/addresses';
import type {Place} from './rank';

interface Found {
  readonly words: string;
  readonly places: readonly Place[];
}

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
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    placesFor(words, known, most).then(
      places => {
        if (isCurrent) setFound({words, places});
      },
      // Without the search, the similar names remain.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words, isAsked, known, most]);
  return found?.words === words && found.places.length > 0 ? found.places : undefined;
}

async function placesFor(words: string, known: readonly Place[], most: number): Promise<Place[]> {
  const {searchClient} = await import('@site/src/search');
  const {hits} = await searchClient.search({text: words, hitsPerPage: most});
  const places = hits.map(({url, titles}): Place => {
    const to = addressHere(url);
    const label =
      titles
        .at(-1)
        ?.map(({text}) => text)
        .join('') || to;
    return known.find(place => place.to === to) ?? {name: to, label, to};
  });
  return places.filter(({to}, at) => places.findIndex(place => place.to === to) === at);
}
