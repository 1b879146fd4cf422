import {findWith} from './find';

test('turns the absolute addresses of hits into paths', async () => {
  const hit = {
    objectID: '1',
    url: 'https://example.org/docs/a#b',
    url_without_anchor: 'https://example.org/docs/a',
    anchor: 'b',
    type: 'lvl1',
    hierarchy: {},
    content: null,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  } as const;
  const response = {index: 'docs', query: 'q', hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 10};
  const search = jest.fn(async () => ({results: [response]}));
  expect(await findWith({search}, 'docs', ['language:en'])('q')).toEqual(['/docs/a#b']);
  expect(search).toHaveBeenCalledExactlyOnceWith([
    {indexName: 'docs', query: 'q', hitsPerPage: 10, facetFilters: ['language:en']},
  ]);
});
