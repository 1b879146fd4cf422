import {findWith} from './find';

test('returns the paths of hits', async () => {
  const url = '/docs/a#b';
  const hit = {id: '1', url, link: `${url}-row`, titles: [], excerpt: [], isInText: false, isAbout: false};
  const search = jest.fn(async () => ({hits: [hit], count: 1}));
  expect(await findWith(search)('q')).toEqual(['/docs/a#b']);
  expect(search).toHaveBeenCalledExactlyOnceWith({text: 'q', hitsPerPage: 10});
});
