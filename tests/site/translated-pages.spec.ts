import {readDocument, sitemapPaths} from './sitemap';
import {expect, test} from './test';

test('code, keys, reports, and names of matchers are not to be translated on any page; all other text is', () => {
  const UNTRANSLATED = '[translate=no], [translate=no] *';
  const NAME = /^(?:\.\w+\(.*\)|\.?to[A-Z]\w*)$/;
  for (const path of [...sitemapPaths(), '/404.html']) {
    const $ = readDocument(path);
    const names = $('h1, h2, h3, .table-of-contents a, .menu__link, .pagination-nav__label, main a')
      .filter((_, element) => NAME.test($(element).text()))
      .filter((_, element) => $(element).find('[translate=no]').text() !== $(element).text());
    const marked = $('code, pre, kbd, samp, [data-verdict]').add(names).not(UNTRANSLATED);
    expect(marked.toArray().map(element => `${path}: ${$.html(element).slice(0, 120)}`)).toEqual([]);
    const prose = $(
      '.markdown p, .markdown li:not([role=tab]), .markdown td, summary, figcaption + p, .DocSearch-Button-Placeholder',
    );
    const untranslated = prose.filter(UNTRANSLATED).filter((_, element) => $(element).text() !== '');
    expect(untranslated.toArray().map(element => `${path}: ${$.html(element).slice(0, 120)}`)).toEqual([]);
  }
});
