import {getAnchor, getLevel, type IndexedSection, getWholeText} from '../indexed-section';

type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A record as DocSearch's crawler creates it (https://docsearch.algolia.com/docs/record-extractor). */
export interface AlgoliaRecord extends Readonly<Record<string, unknown>> {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HierarchyLevel | 'content';
  readonly hierarchy: Readonly<Record<HierarchyLevel, string | null>>;
  readonly content: string | null;
  readonly lang: string;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  /** Ties between records that match equally well are broken by these, in order. */
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Algolia refuses records of more than 10,000 bytes on its smaller plans; the other fields fit in the rest. */
const LONGEST_CONTENT = 8_000;

/** A page's weight; each level below has less. */
const PAGE_WEIGHT = 90;
const LEVEL_WEIGHT = 10;

/**
 * One record for each section's heading, and one for its content.
 * @param siteUrl the URL of the site, e.g. `https://example.org`
 */
export function createRecords(sections: readonly IndexedSection[], siteUrl: string): AlgoliaRecord[] {
  return sections.flatMap((section, position): AlgoliaRecord[] => {
    const {language, docusaurus_tag, version} = section;
    const {href: url} = new URL(section.url, siteUrl);
    const level = getLevel(section);
    const common = {
      url,
      url_without_anchor: url.split('#')[0] ?? url,
      anchor: getAnchor(section) ?? null,
      hierarchy: getHierarchy(section),
      lang: language,
      language,
      version,
      docusaurus_tag,
    };
    const heading = {
      ...common,
      objectID: section.url,
      type: LEVELS[level] ?? 'lvl6',
      content: null,
      weight: {pageRank: 0, level: PAGE_WEIGHT - LEVEL_WEIGHT * (level - 1), position},
    };
    const text = getContent(section);
    const content = {
      ...common,
      objectID: `${section.url}-content`,
      type: 'content' as const,
      content: text,
      weight: {pageRank: 0, level: 0, position},
    };
    return text === '' ? [heading] : [heading, content];
  });
}

const getHierarchy = ({titles}: IndexedSection): AlgoliaRecord['hierarchy'] => ({
  lvl0: titles[0],
  lvl1: titles[1],
  lvl2: titles[2] ?? null,
  lvl3: titles[3] ?? null,
  lvl4: titles[4] ?? null,
  lvl5: titles[5] ?? null,
  lvl6: titles[6] ?? null,
});

/** The text first, then the section's aliases and its aside, up to the longest content. */
function getContent(section: IndexedSection): string {
  const {aliases, aside} = section;
  const whole = [getWholeText(section), aliases.join(', '), aside].filter(Boolean).join('\n');
  const bytes = Buffer.from(whole);
  return bytes.length <= LONGEST_CONTENT
    ? whole
    : bytes.subarray(0, LONGEST_CONTENT).toString().replace(/\S*$/, '').trim();
}
