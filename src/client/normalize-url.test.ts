import {normalizePath} from './normalize-url';

test.each([
  ['/index.html', '/'],
  ['/docs.html', '/docs'],
  ['/docs/matchers/array/index.html', '/docs/matchers/array'],
  ['/docs//matchers', '/docs/matchers'],
  ['//docs', '/docs'],
  ['/docs/matchers/', '/docs/matchers/'],
  ['/docs/html', '/docs/html'],
  ['/%', '/%EF%BF%BD'],
  ['/docs/%FF', '/docs/%EF%BF%BD'],
  ['/docs/%E0%A4%A', '/docs/%EF%BF%BD%EF%BF%BD%EF%BF%BDA'],
  ['/docs/a%20b', '/docs/a%20b'],
])('%s is the page %s', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});
