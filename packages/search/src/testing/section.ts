import type {Section} from '../section';

/** A section of the docs. */
export const section = (more: Partial<Section> = {}): Section => ({
  url: '/docs/matchers/array#tobearray',
  titles: ['Matchers', 'Array', '.toBeArray()'],
  words: [],
  prose: 'Passes for arrays.',
  aside: '',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  ...more,
});
