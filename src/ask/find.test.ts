import {findWith} from './find';

test('turns the absolute addresses of hits into paths', async () => {
  const hit = {id: '1', url: 'https://example.org/docs/a#b', titles: [], excerpt: [], isInText: false};
  const search = jest.fn(async () => ({hits: [hit], count: 1}));
  expect(await findWith(search)('q')).toEqual(['/docs/a#b']);
  expect(search).toHaveBeenCalledExactlyOnceWith({text: 'q', hitsPerPage: 10});
});
