import {getWords} from '@jest-extended/text/words';
import {EXCERPT_WORDS, type Filters, type Hit, HITS_PER_PAGE, type Query, type SearchResult} from './client';
import {countMatches, createExcerpt, highlightText} from './highlight';
import {type CollapsedRow, getPath, getText, getTitle, type IndexedSection} from './indexed-section';
import {createRanking, type RankedSection} from './ranking';

/** Indexes sections for the search in the page. */
export async function createEngine(sections: readonly IndexedSection[]): Promise<(query: Query) => SearchResult> {
  const rankSections = await createRanking(sections);
  return ({text, hitsPerPage = HITS_PER_PAGE, filters, excerptWords = EXCERPT_WORDS}) => {
    const ranking = rankSections(text, section => !filters || passes(section, filters));
    const words = getWords(text);
    const hits = ranking.sections.slice(0, hitsPerPage).map(section => createHit(section, words, excerptWords));
    const {correction} = ranking;
    return {hits, count: ranking.sections.length, ...(correction !== undefined && {correction})};
  };
}

const passes = (section: IndexedSection, {language, tags}: Filters): boolean =>
  section.language === language && tags.includes(section.docusaurus_tag);

function createHit({section, terms, isAbout}: RankedSection, words: readonly string[], excerptWords: number): Hit {
  const queryTerms = {words, terms: new Set(terms.flatMap(wordTerms => [...wordTerms]))};
  const titles = section.titles.map(title => highlightText(title, queryTerms));
  const isInTitle = titles.at(-1)?.some(run => run.isMatch) ?? false;
  const row = findRow(section, terms);
  // If the title matches, the excerpt is the beginning of the text.
  const excerpt = createExcerpt(row?.prose ?? getText(section), queryTerms, {
    size: excerptWords,
    isBest: !isInTitle || !!row,
  });
  const {url} = section;
  const link = row ? `${getPath(section)}#${row.id}` : url;
  return {id: url, url, link, titles, excerpt, isAbout};
}

/** The collapsed row that has more of the query's words than the section has outside of its rows. */
function findRow(section: IndexedSection, terms: RankedSection['terms']): CollapsedRow | undefined {
  const count = (...texts: readonly string[]) => countMatches([getTitle(section), ...texts].join('\n'), terms);
  let most = section.rows ? count(getText(section), ...section.aliases) : 0;
  let best: CollapsedRow | undefined;
  for (const row of section.rows ?? []) {
    const matches = count(row.prose);
    if (matches > most) [most, best] = [matches, row];
  }
  return best;
}
