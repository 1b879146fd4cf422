import type {Config} from '@docusaurus/types';
import {checkConfig} from './check';

const site: Config = {title: 'a site', url: 'https://example.org', baseUrl: '/'};

const findMistakes = (config: Partial<Config>): string => {
  try {
    checkConfig({...site, ...config});
    return '';
  } catch (error) {
    return String(error);
  }
};

test('returns a valid configuration unchanged', () => {
  const config = {
    ...site,
    themeConfig: {
      navbar: {
        items: [{label: 'Docs', to: '/docs'}, {type: 'search'}, {type: 'custom-own'}],
        logo: {src: 'https://example.org/a.svg'},
      },
      announcementBar: {id: 'one', content: 'News'},
    },
  };

  expect(checkConfig(config)).toBe(config);
});

test.each([
  ['favicon', {favicon: 'img/gone.svg'}, 'config/site.ts'],
  ['navbar logo', {themeConfig: {navbar: {logo: {src: 'img/gone.svg'}}}}, 'config/navbar.ts'],
  [
    'dark navbar logo',
    {themeConfig: {navbar: {logo: {src: 'https://x.org/y', srcDark: 'img/gone.svg'}}}},
    'config/navbar.ts',
  ],
  ['social image', {themeConfig: {image: 'img/gone.svg'}}, 'docusaurus.config.ts'],
])('names file and fix when the %s is missing', (_, config, file) => {
  expect(findMistakes(config)).toIncludeMultiple([file, 'static/img/gone.svg', 'Add the file or correct the name']);
});

test("rejects Docusaurus' setting of an assistant, which nothing reads", () => {
  const algolia = {appId: 'APP', apiKey: 'key', indexName: 'index', askAi: 'assistant-1'};

  expect(findMistakes({themeConfig: {algolia}})).toInclude('set ASK_AI_ASSISTANT_ID');
});

test('reports all mistakes at once', () => {
  const mistakes = findMistakes({favicon: 'img/gone.svg', themeConfig: {announcementBar: {content: 'News'}}});

  expect(mistakes).toIncludeMultiple(['config/site.ts', 'config/announcement.ts']);
});
