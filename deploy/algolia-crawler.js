/* global Crawler */
/**
 * For teams that let Algolia's crawler read the site: the configuration to paste into its editor
 * (https://dashboard.algolia.com/crawler), with the application's id and the crawler's own key filled in. It
 * creates the same records as `npm run search:records -- --push`; a test compares the two.
 */
new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_CRAWLER_API_KEY',
  indexPrefix: '',
  rateLimit: 8,
  maxDepth: 10,
  maxUrls: 1000,
  startUrls: ['https://jest-extended.jestcommunity.dev/'],
  sitemaps: ['https://jest-extended.jestcommunity.dev/sitemap.xml'],
  discoveryPatterns: ['https://jest-extended.jestcommunity.dev/**'],
  exclusionPatterns: ['https://jest-extended.jestcommunity.dev/search'],
  ignoreCanonicalTo: false,
  ignoreNoIndex: false,
  schedule: 'on the 1 day of the month',
  actions: [
    {
      indexName: 'jest-extended',
      pathsToMatch: ['https://jest-extended.jestcommunity.dev/**'],
      recordExtractor({$, helpers}) {
        // The first breadcrumb after the home link: a doc's category, or the doc itself if it has none.
        const group =
          $('article .breadcrumbs__item').not(':has([aria-label])').first().text().trim() ||
          $('main h1').first().text().trim();
        $('.hash-link').remove();
        return helpers.docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: group},
            lvl1: ['article h1', 'main h1'],
            lvl2: 'article .markdown > .heading > h2[id], article summary > h2[id]',
            lvl3: 'article .markdown > .heading > h3[id], article summary > h3[id]',
            lvl4: 'article .markdown > .heading > h4[id], article summary > h4[id]',
            lvl5: 'article .markdown > .heading > h5[id], article summary > h5[id]',
            lvl6: 'article .markdown > .heading > h6[id], article summary > h6[id]',
            content: 'article .markdown p, article .markdown li, article .markdown td, article .markdown pre, main > p',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    'jest-extended': {
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [
        'unordered(hierarchy.lvl0)',
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
      separatorsToIndex: '_',
    },
  },
});
