import {findSectionUrls} from './find-section-urls';

test('returns the paths of hits, and leaves out those outside of the docs', async () => {
  const url = '/docs/a#b';
  const hit = {id: '1', url, link: `${url}-row`, titles: [], excerpt: [], isAbout: false};
  const search = jest.fn(async () => ({hits: [hit, {...hit, url: '/playground'}], count: 2}));
  expect(await findSectionUrls(search, 'q')).toEqual(['/docs/a#b']);
  expect(search).toHaveBeenCalledExactlyOnceWith({text: 'q', hitsPerPage: 10});
});
