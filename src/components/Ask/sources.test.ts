import {quotedSources} from './sources';

const links = [{url: '/docs/a#b', title: 'a'}, {url: '/docs/c#d'}, {url: 'https://example.org/'}];
const text = {type: 'text'};

test('an answer has the sections as sources that it quotes', () => {
  const search = {type: 'tool-searchIndex', output: {hits: [{url: '/docs/a#b'}]}};
  expect(quotedSources(links, {parts: [search, text]})).toEqual([links[0]]);
});

test('a refusal has none', () => {
  expect(quotedSources(links, {parts: [{type: 'tool-searchIndex', output: {hits: []}}, text]})).toBeEmpty();
});
