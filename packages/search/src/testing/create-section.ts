import type {IndexedSection} from '../indexed-section';

/** A section of the docs. */
export const createIndexedSection = (more: Partial<IndexedSection> = {}): IndexedSection => ({
  url: '/docs/matchers/array#tobearray',
  titles: ['Matchers', 'Array', '.toBeArray()'],
  aliases: [],
  prose: 'Passes for arrays.',
  aside: '',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  ...more,
});
