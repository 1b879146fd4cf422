import {readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import {getPath, getTitle} from '@jest-extended/search/indexed-section';
import {BUILD, readDocument, sitemapPaths} from './sitemap';
import {expect, test} from './test';

/** The headings of the text and of rows, but not those of a list of other sections. */
const HEADINGS = ['.markdown > .heading', 'details .heading', 'summary'].map(
  parent => `article ${parent} > :is(h2, h3, h4, h5, h6)[id]`,
);

const sections = parseIndexFile(JSON.parse(readFileSync(path.join(BUILD, INDEX_FILE), 'utf8')));

/** The names in a row that is a section of the search. */
const NAMES = 'article tr[id] > th';

/** The title of a page, its headings and its rows of names, with its group: the first breadcrumb after the link to the home page. */
function readHeadings(page: string): string[] {
  const $ = readDocument(page);
  const [title = '', ...headings] = $(['main h1', ...HEADINGS, NAMES].join(', '))
    .toArray()
    .map(heading => $(heading).text());
  const group = $('article .breadcrumbs__item').not(':has([aria-label])').first().text().trim();
  return [group || title, title, ...headings];
}

test('the search index has the pages and headings of the built site, in the same order', () => {
  const pages = sitemapPaths();
  expect([...new Set(sections.map(getPath))].sort()).toEqual([...pages].sort());
  for (const page of pages) {
    const own = sections.filter(section => getPath(section) === page);
    expect(readHeadings(page)).toEqual([own[0]?.titles[0], ...own.map(getTitle)]);
  }
});

test('the entries of the pages outside of the docs repeat text of these pages', () => {
  for (const {url, prose} of sections.filter(section => section.docusaurus_tag === 'default')) {
    const text = readDocument(url)('main').text().replace(/\s+/g, ' ');
    for (const line of prose.split('\n')) expect(text).toContain(line);
  }
});
