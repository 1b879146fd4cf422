/** Algolia's API, which no other file knows: https://www.algolia.com/doc/rest-api/search */
import {once} from '@jest-extended/text/async/once';
import {EXCERPT_WORDS, type Filters, type Hit, HITS_PER_PAGE, type SearchClient, type TextRun} from '../client';
import {getText} from '../get-text';

/** An Algolia index, as the search theme configures it. */
export interface AlgoliaIndex {
  readonly appId: string;
  /** The public key, which can only search. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Hits with such a URL are on another site. */
  readonly externalUrlRegex?: string;
  /** A change to the path of each hit, a regular expression and its replacement. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  /** More parameters of each search. */
  readonly searchParameters?: object;
}

/**
 * Searches on Algolia's servers. Algolia's client is loaded with the first search, or earlier by `prepare`.
 * @param baseUrl the path of the site, which begins and ends with a slash
 */
export function createAlgoliaClient(index: AlgoliaIndex, baseUrl: string): SearchClient {
  const {appId, apiKey, indexName, searchParameters} = index;
  const lite = once(async () => {
    const {liteClient} = await import('algoliasearch/lite');
    return liteClient(appId, apiKey);
  });
  return {
    prepare: async () => {
      await lite();
    },
    search: async ({text, hitsPerPage = HITS_PER_PAGE, filters, excerptWords = EXCERPT_WORDS}) => {
      const client = await lite();
      const request = {
        ...searchParameters,
        indexName,
        query: text,
        hitsPerPage,
        ...(filters && {facetFilters: createFacetFilters(filters)}),
        attributesToRetrieve: ['hierarchy', 'url'],
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: [`content:${excerptWords}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      const {results} = await client.searchForHits({requests: [request]});
      const records = results[0]?.hits ?? [];
      const hits = records.flatMap(record => readHits(record, url => getPath(url, index, baseUrl)));
      return {hits, count: Math.max(0, (results[0]?.nbHits ?? 0) - (records.length - hits.length))};
    },
  };
}

/** All outer entries must match, and of an inner list one entry. */
export const createFacetFilters = ({language, tags}: Filters): (string | string[])[] => [
  `language:${language}`,
  tags.map(tag => `docusaurus_tag:${tag}`),
];

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * The path of a section, of which records have the URL. As in Docusaurus' search theme, a URL is of another site only if its
 * setting `externalUrlRegex` says so.
 */
function getPath(url: string, {externalUrlRegex, replaceSearchResultPathname}: AlgoliaIndex, baseUrl: string): string {
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(url)) return url;
  const {pathname, hash} = new URL(url);
  const {from, to} = replaceSearchResultPathname ?? {from: '(?!)', to: ''};
  const path = pathname.replace(new RegExp(from, 'g'), to);
  return (path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path) + hash;
}

/**
 * The hit for a record. Any field can be missing, because other crawlers fill indexes too. Without the URL of a page it is not
 * a hit.
 */
function readHits(record: unknown, toPath: (url: string) => string): Hit[] {
  const url = getText(record, 'url');
  if (!isWebUrl(url)) return [];
  const path = toPath(url);
  const titles = LEVELS.map(level =>
    parseRuns(getText(record, '_highlightResult', 'hierarchy', level, 'value') || getText(record, 'hierarchy', level)),
  );
  while (titles.at(-1)?.length === 0) titles.pop();
  return [
    {
      id: getText(record, 'objectID') || url,
      url: path,
      link: path,
      titles,
      excerpt: parseRuns(getText(record, '_snippetResult', 'content', 'value')),
      // By default Algolia finds only records that have every word.
      isAbout: true,
    },
  ];
}

function isWebUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** The entities that Algolia writes, and those in records that were escaped before they were indexed. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&#x27;': "'",
};

const decodeEntities = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#0?39|#x27);/g, entity => ENTITIES[entity] ?? entity);

/** Reads a highlighted value, escaped or not, as text. All markup except `<mark>` becomes part of the text. */
const parseRuns = (value: string): TextRun[] =>
  value
    .split(/<mark>([^]*?)<\/mark>/)
    .map((text, index) => ({text: decodeEntities(text), isMatch: index % 2 === 1}))
    .filter(({text}) => text !== '');
