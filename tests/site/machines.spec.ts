import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listKnownIssues, readKnownIssues} from '@jest-extended/docs-model/known-issues';
import {load} from 'cheerio';
import {links} from '../../config/site';
import {BUILD, readDocument, readHtml, sitemapPaths} from './sitemap';
import {expect, test} from './test';

const SITE = 'https://jest-extended.jestcommunity.dev';

const readFile = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
const pages = sitemapPaths();
const docs = pages.filter(page => page.startsWith('/docs'));

/** Text without what Markdown and the page write differently: spaces, and characters that are escaped. */
const bare = (text: string): string => text.replace(/[\s\\`*_|>#[\u200b\u00ad]+/g, '');

/** Markdown without the URLs of its links. */
const withoutUrls = (markdown: string): string => markdown.replace(/\]\([^)\s]+\)/g, '');

for (const page of docs) {
  test(`the Markdown of ${page} has the headings, texts, tables and code of the page`, () => {
    const twin = bare(withoutUrls(readFile(`${page.replace(/\/$/, '')}.md`))).replaceAll('.not.', '.');
    const $ = load(readHtml(page));
    const article = $('article');
    article.find('[role=tablist], button, .hash-link, script, noscript, svg').remove();
    // The page shows an edge case without `.not`, and with the result instead.
    article.find('pre [class^=word_], pre [class^=words_]').remove();
    const texts = article
      .find(
        'h1, h2, h3, .markdown > p, .markdown > :is(ul, ol) li, .theme-admonition :is(p, li), [class^=facts_] li, td, th, pre code:not([data-example=table] *), [data-example=table] .token-line',
      )
      .toArray()
      .filter(element => $(element).has('pre').length === 0)
      // Markdown has type parameters in the signature, the page with the first parameter.
      .map(element =>
        bare($(element).text())
          .replaceAll('.not.', '.')
          .replace(/^<E=[a-z]+/, ''),
      );
    expect(texts.filter(text => text !== '')).not.toEqual([]);
    expect(texts.filter(text => !twin.includes(text))).toEqual([]);
  });
}

test('the Markdown of the matchers index has the list of known issues, with links to the Markdown of the pages', () => {
  const issues = readKnownIssues();
  const link = (url: string) =>
    `${SITE}/docs/matchers${url.replace('./index.mdx', '.md').replace(/^\.\/(\w+)\.mdx/, '/$1.md')}`;

  expect(readFile('docs/matchers.md')).toContain(listKnownIssues(issues, link));
});

test('every page of the docs names its Markdown, and llms.txt lists all of them in the order of the sidebar', () => {
  const list = readFile('llms.txt');
  const sidebar = readDocument('/docs/matchers/')('.theme-doc-sidebar-menu a[href^="/docs"]');
  // A category without a page leads to its first page.
  const links = new Set(sidebar.toArray().map(({attribs: {href = ''}}) => `${SITE}${href.replace(/\/$/, '')}.md`));
  const listed = [...list.matchAll(/\((?<link>\S+\.md)\)/g)].map(({groups}) => groups?.['link']);
  // Pages outside of the sidebar come last.
  expect(listed.slice(0, links.size)).toEqual([...links]);
  expect(listed).toHaveLength(docs.length);
  const full = readFile('llms-full.txt');
  for (const page of docs) {
    const twin = `${page.replace(/\/$/, '')}.md`;
    expect(readDocument(page)('link[type="text/markdown"]').attr('href')).toBe(twin);
    expect(list).toContain(`(${SITE}${twin}): `);
    expect(full).toContain(readFile(twin).trim());
  }
});

test('links in the Markdown lead to Markdown, to pages and to anchors that exist', () => {
  const twins = new Map(docs.map(page => [`${page.replace(/\/$/, '')}.md`, page]));
  const broken = docs.flatMap(page => {
    const markdown = readFile(`${page.replace(/\/$/, '')}.md`).replace(/^((?:> ?)*`{3,})[^]*?^\1$/gm, '');
    const links = [...markdown.matchAll(/\]\((?<url>[^)\s]*)\)/g)].map(({groups}) => groups?.['url'] ?? '');
    return links.filter(url => {
      if (!url.startsWith(SITE)) return !/^(?:https?|mailto):/.test(url);
      const {pathname, hash} = new URL(url);
      const target = twins.get(pathname) ?? pathname;
      return hash !== '' && readDocument(target)(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0;
    });
  });
  expect(broken).toEqual([]);
});

test.describe('What machines read of every page', () => {
  const read = () =>
    pages.map(page => {
      const $ = readDocument(page);
      return {
        page,
        canonical: $('link[rel=canonical]').attr('href'),
        url: $('meta[property="og:url"]').attr('content'),
        title: $('title').text(),
        description: $('meta[name=description]').attr('content') ?? '',
        robots: $('meta[name=robots]').attr('content'),
        data: $('script[type="application/ld+json"]')
          .toArray()
          .map((script): unknown => JSON.parse($(script).text())),
      };
    });

  test('the address of llms.txt', () => {
    for (const page of [...pages, '/404.html'])
      expect(readDocument(page)('head link[rel="alternate"][type="text/plain"]').attr('href'), page).toBe('/llms.txt');
  });

  test('its URL, once', () => {
    expect(read().map(({canonical, url}) => [canonical, url])).toEqual(
      pages.map(page => [`${SITE}${page}`, `${SITE}${page}`]),
    );
  });

  test('a title and a description of its own, of a length that search engines show', () => {
    for (const {page, title, description} of read()) {
      expect(title, page).toMatch(/jest-extended/);
      expect(title.length, page).toBeLessThanOrEqual(60);
      expect(description.length, `${page}: ${description}`).toBeGreaterThan(40);
      expect(description.length, `${page}: ${description}`).toBeLessThanOrEqual(200);
    }
    expect(new Set(read().map(({title}) => title)).size).toBe(pages.length);
    expect(new Set(read().map(({description}) => description)).size).toBe(pages.length);
  });

  test('that it may be listed; the search page and the page for unknown URLs may not', () => {
    expect(read().flatMap(({robots}) => robots ?? [])).toEqual([]);
    expect(pages).not.toContain('/search');
    for (const page of ['search/index.html', '404.html'])
      expect(load(readFile(page))('meta[name=robots]').attr('content')).toContain('noindex');
    expect(readFile('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});

test('security.txt has the contact and its own URL, and has not expired', () => {
  const text = readFile('.well-known/security.txt');
  expect(text).toContain(`Contact: ${links.security}\n`);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();
  expect(expires, 'renew the date in static/.well-known/security.txt').toBeGreaterThan(Date.now());
});

test('the notices of the packages in the scripts are in one file, which every page names', () => {
  const text = readFile('licenses.txt');
  for (const name of ['react', '@docsearch/react', 'jest-circus', 'expect', 'jest-extended', 'acorn'])
    expect(text).toMatch(new RegExp(`^${name} \\d.*\\(MIT\\)$`, 'm'));
  for (const name of ['@algolia/autocomplete-core', 'prismjs'])
    expect(text).toMatch(new RegExp(`^It contains code of ${name} .*:$`, 'm'));
  for (const notice of text.split(/^-{80}$/m))
    expect(notice, notice.trim()).toMatch(/Permission (?:is hereby|to use)|Redistribution and use|Apache License/);
  for (const page of pages) expect(readDocument(page)('link[rel=license]').attr('href'), page).toBe('/licenses.txt');
});

test('the dependencies of the site are the packages in the scripts; those that only build or test it are not', () => {
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
  const shipped = [...readFile('licenses.txt').matchAll(/^(?<name>\S+) \d\S* \(/gm)].map(
    ({groups}) => groups?.['name'],
  );
  // The packages of this repository have the license of the site.
  const isForeign = (name: string) => !name.startsWith('@jest-extended/');
  const direct = Object.keys({...dependencies, ...devDependencies});
  expect(Object.keys(dependencies).filter(isForeign).sort()).toEqual(
    direct.filter(name => shipped.includes(name)).sort(),
  );
});
