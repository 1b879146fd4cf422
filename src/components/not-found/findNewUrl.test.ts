import {findNewUrl} from './findNewUrl';

test.each([
  ['/docs/matchers/Array', '/', '/docs/matchers/array?a=1#tobearray'],
  ['/site/docs/matchers/Array/', '/site/', '/site/docs/matchers/array?a=1#tobearray'],
  ['/docs/matchers/array', '/', undefined],
  ['/docs/matchers/ARRAY', '/', undefined],
  ['/', '/', undefined],
  ['/constructor', '/', undefined],
])('%s below %s leads to %s', (pathname, baseUrl, target) => {
  expect(findNewUrl({pathname, search: '?a=1', hash: '#tobearray'}, baseUrl)).toBe(target);
});
