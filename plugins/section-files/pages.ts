import type {DocusaurusConfig} from '@docusaurus/types';
import {matcherCount} from '@jest-extended/catalogue';
import type {IndexedSection} from '@jest-extended/search/indexed-section';

/**
 * The entries of the pages outside the docs. Their text is on the pages, too: a site test compares them.
 * @param language the language of the site
 */
export function getPages({title, tagline, baseUrl}: DocusaurusConfig, language: string): IndexedSection[] {
  const shared = {aliases: [], aside: '', language, docusaurus_tag: 'default', version: 'current'};
  return [
    {
      ...shared,
      url: baseUrl,
      titles: [title, title],
      prose: [
        tagline,
        `When a test fails, you see the wrong value, not just false. ${matcherCount} matchers, each with tested examples.`,
        'Nothing is loaded from other sites: no analytics, no external fonts.',
      ].join('\n'),
    },
    {
      ...shared,
      url: `${baseUrl}playground`,
      titles: ['Playground', 'Playground'],
      prose: 'Run Jest with every jest-extended matcher in your browser. Your code never leaves this page.',
    },
  ];
}
