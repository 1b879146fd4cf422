import {wordsOf} from '../text/words';
import {EXCERPT_WORDS, type Filters, type Hit, HITS_PER_PAGE, type Query, type SearchResult} from './client';
import {excerptOf, highlighted} from './highlight';
import {createRanking, type Ranked} from './rank';
import type {Section} from './section';

/**
 * Indexes sections for the search in the page.
 * @param siteUrl the address of the site, e.g. `https://example.org`
 */
export function createEngine(sections: readonly Section[], siteUrl: string): (query: Query) => SearchResult {
  const rank = createRanking(sections);
  return ({text, page = 0, hitsPerPage = HITS_PER_PAGE, filters, excerptWords = EXCERPT_WORDS}) => {
    const ranked = rank(text, section => !filters || passes(section, filters));
    const asked = wordsOf(text);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {hits: shown.map(one => hitOf(one, asked, excerptWords, siteUrl)), count: ranked.length};
  };
}

const passes = (section: Section, {language, tags}: Filters): boolean =>
  section.language === language && tags.includes(section.docusaurus_tag);

function hitOf({section, found}: Ranked, asked: readonly string[], excerptWords: number, siteUrl: string): Hit {
  const matches = {asked, found};
  const titles = section.titles.map(title => highlighted(title, matches));
  const isInTitle = titles.at(-1)?.some(run => run.found) ?? false;
  // If the title matches, the excerpt is the beginning of the text.
  const excerpt = excerptOf(section.prose, matches, {size: excerptWords, isBest: !isInTitle});
  const {href: url} = new URL(section.url, siteUrl);
  return {id: section.url, url, titles, excerpt, isInText: !isInTitle && excerpt.some(run => run.found)};
}
