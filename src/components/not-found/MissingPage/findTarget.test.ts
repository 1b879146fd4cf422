import {findTarget} from './findTarget';

const moved = {'/docs/matchers/Array': '/docs/matchers/array', '/docs/old': '/docs#new'};

test.each([
  ['/docs/matchers/Array', '/', '/docs/matchers/array?a=1#tobearray'],
  ['/site/docs/matchers/Array/', '/site/', '/site/docs/matchers/array?a=1#tobearray'],
  ['/docs/old', '/', '/docs?a=1#new'],
])('%s below %s leads to the new path, with the query and an anchor', (pathname, baseUrl, target) => {
  expect(findTarget({pathname, search: '?a=1', hash: '#tobearray'}, baseUrl, moved)).toBe(target);
});

test.each(['/docs/matchers/array', '/docs/matchers/ARRAY', '/', '/constructor'])('%s is not redirected', pathname => {
  expect(findTarget({pathname, search: '', hash: ''}, '/', moved)).toBeUndefined();
});
