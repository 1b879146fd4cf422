import {translate} from '@docusaurus/Translate';

/** Messages that many readers search for. Each of these queries finds its section first (tests/site/search-hits.spec.ts). */
export const FREQUENT_MESSAGES = [
  'toBeArray is not a function',
  "Property 'toBeArray' does not exist on type",
  'expect is not defined',
  'Cannot use import statement outside a module',
];

/** What many readers look for. Each of these queries finds its section first. */
export const getFrequentIntents = (): string[] =>
  translate({
    id: 'site.Search.frequent',
    message:
      'same items in any order|mock called before another|function throws with a message|object with exactly these keys',
    description: 'Four queries, parted by |, each of which finds a section',
  }).split('|');
