import {getWords} from '@jest-extended/text/words';
import {EXCERPT_WORDS, type Filters, type Hit, HITS_PER_PAGE, type Query, type SearchResult} from './client';
import {countIn, createExcerpt, highlighted} from './highlight';
import {createRanking, type Ranked} from './rank';
import {getPath, getText, getTitle, type Row, type Section} from './section';

/** Indexes sections for the search in the page. */
export async function createEngine(sections: readonly Section[]): Promise<(query: Query) => SearchResult> {
  const rank = await createRanking(sections);
  return ({text, page = 0, hitsPerPage = HITS_PER_PAGE, filters, excerptWords = EXCERPT_WORDS}) => {
    const {ranked, corrected} = rank(text, section => !filters || passes(section, filters));
    const asked = getWords(text);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const hits = shown.map(one => createHit(one, asked, excerptWords));
    return {hits, count: ranked.length, ...(corrected !== undefined && {corrected})};
  };
}

const passes = (section: Section, {language, tags}: Filters): boolean =>
  section.language === language && tags.includes(section.docusaurus_tag);

function createHit({section, found, isAbout}: Ranked, asked: readonly string[], excerptWords: number): Hit {
  const matches = {asked, found: new Set(found.flatMap(terms => [...terms]))};
  const titles = section.titles.map(title => highlighted(title, matches));
  const isInTitle = titles.at(-1)?.some(run => run.found) ?? false;
  const row = rowWith(found, section);
  // If the title matches, the excerpt is the beginning of the text.
  const excerpt = createExcerpt(row?.prose ?? getText(section), matches, {
    size: excerptWords,
    isBest: !isInTitle || !!row,
  });
  const {url} = section;
  const link = row ? `${getPath(section)}#${row.id}` : url;
  return {id: url, url, link, titles, excerpt, isInText: !isInTitle && excerpt.some(run => run.found), isAbout};
}

/** The collapsed row that has more of the query's words than the section has outside of its rows. */
function rowWith(found: Ranked['found'], section: Section): Row | undefined {
  const count = (...texts: readonly string[]) => countIn([getTitle(section), ...texts].join('\n'), found);
  let most = section.rows ? count(getText(section), ...section.words) : 0;
  let best: Row | undefined;
  for (const row of section.rows ?? []) {
    const own = count(row.prose);
    if (own > most) [most, best] = [own, row];
  }
  return best;
}
