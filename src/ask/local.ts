import {onceDone, type SearchClient} from '../search/client';
import {answered} from './answer';
import {knowledgeOf} from './knowledge';
import type {Passage} from './passage';
import {english, type Phrases} from './phrases';
import type {Find} from './rank';
import type {Ask} from './wire/respond';

/** What answering from the docs needs. */
interface Means {
  readonly find: Find;
  /** Gets the passages; asked once, and again after it failed. */
  readonly load: () => Promise<readonly Passage[]>;
  /** Gives the address where a reader can report that the docs do not answer a question. */
  readonly report: (question: string) => string;
  readonly phrases?: Phrases;
  /** Gives what draws the answer time between two pieces. */
  readonly pause?: () => Promise<void>;
}

/** Answers from the docs alone: no model, and no request but those that `find` and `load` make. */
export function localAsk({find, load, report, phrases = english, pause = async () => undefined}: Means): Ask {
  const knowledge = onceDone(async () => knowledgeOf(await load()));
  return async ({questions}, signal) => {
    const desk = {knowledge: await knowledge(), phrases, report};
    const {blocks, cites, query} = await answered(questions, find, desk, signal);
    return {query, urls: cites, isQuoted: true, text: pieces(blocks, pause, signal)};
  };
}

/**
 * An answer's blocks line by line, with a pause after each.
 * @throws the signal's reason, once it is aborted
 */
async function* pieces(blocks: readonly string[], pause: () => Promise<void>, signal: AbortSignal) {
  for (const line of blocks.join('\n\n').split(/(?<=\n)/)) {
    signal.throwIfAborted();
    yield line;
    await pause();
  }
}

/**
 * Finds sections with the site's search client, whichever engine answers there.
 * @param facetFilters those of the contextual search
 */
export const findWith =
  (client: Pick<SearchClient, 'search'>, indexName: string, facetFilters: string[] = []): Find =>
  async query => {
    const {results} = await client.search([{indexName, query, hitsPerPage: HITS, facetFilters}]);
    return (results[0]?.hits ?? []).map(({url}) => {
      const {pathname, hash} = new URL(url);
      return pathname + hash;
    });
  };

/** More of them would not be looked at. */
const HITS = 10;
