import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import {getPath, getTitle} from '@jest-extended/search/indexed-section';
import {load, type CheerioAPI} from 'cheerio';
import {BUILD, readHtml, sitemapPaths} from './sitemap';
import {expect, test} from './test';

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

interface Configuration {
  readonly actions: readonly {
    recordExtractor(page: {
      readonly $: CheerioAPI;
      readonly helpers: {docsearch(selectors: Selectors): readonly object[]};
    }): void;
  }[];
}

interface Selectors {
  readonly recordProps: Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string>> & {
    readonly lvl0: {readonly defaultValue: string};
    readonly lvl1: readonly string[];
  };
}

/** The group of a page and its headings, as Algolia's crawler finds them. */
function crawl(page: string): [group: string, ...headings: string[]] {
  const $ = load(readHtml(page));
  let texts: string[] = [];
  const docsearch = ({recordProps: {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}}: Selectors) => {
    const title = lvl1.map(selector => $(selector).first().text()).find(Boolean) ?? '';
    const headings = $([lvl2, lvl3, lvl4, lvl5, lvl6].join(', ')).toArray();
    texts = [lvl0.defaultValue, title, ...headings.map(heading => $(heading).text())];
    return [];
  };
  runInNewContext(readFileSync('deploy/algolia-crawler.js', 'utf8'), {
    Crawler: function ({actions: [action]}: Configuration) {
      action?.recordExtractor({$, helpers: {docsearch}});
    },
  });
  const [group = '', ...headings] = texts;
  return [group, ...headings];
}

const sections = parseIndexFile(JSON.parse(readFileSync(path.join(BUILD, INDEX_FILE), 'utf8')));

test("Algolia's crawler finds the pages and headings of the search index, in the same order", () => {
  const pages = sitemapPaths();
  expect([...new Set(sections.map(getPath))].sort()).toEqual([...pages].sort());
  for (const page of pages) {
    const own = sections.filter(section => getPath(section) === page);
    expect(crawl(page)).toEqual([own[0]?.titles[0], ...own.map(getTitle)]);
  }
});

test('the entries of the pages outside of the docs repeat text of these pages', () => {
  for (const {url, prose} of sections.filter(section => section.docusaurus_tag === 'default')) {
    const text = load(readHtml(url))('main').text().replace(/\s+/g, ' ');
    for (const line of prose.split('\n')) expect(text).toContain(line);
  }
});
