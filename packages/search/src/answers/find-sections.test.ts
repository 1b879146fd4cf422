import {findSections} from './find-sections';

test('returns the paths of hits, without those outside of the docs, and the query as it was looked up', async () => {
  const url = '/docs/a#b';
  const hit = {id: '1', url, link: `${url}-row`, titles: [], excerpt: [], isAbout: false};
  const search = jest.fn(async () => ({hits: [hit, {...hit, url: '/playground'}], count: 2, correction: 'r'}));
  expect(await findSections(search, 'q')).toEqual({urls: ['/docs/a#b'], count: 2, corrected: 'r', isAbout: false});
  expect(search).toHaveBeenCalledExactlyOnceWith({text: 'q', hitsPerPage: 10});
});
