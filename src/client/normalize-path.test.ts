import {normalizePath} from './normalize-path';

test.each([
  ['/index.html', '/'],
  ['/docs.html', '/docs'],
  ['/docs/matchers/array/index.html', '/docs/matchers/array'],
  ['/docs//matchers', '/docs/matchers'],
  ['//docs', '/docs'],
  ['/docs/matchers/', '/docs/matchers/'],
  ['/docs/html', '/docs/html'],
  ['/%', '/%'],
])('%s is the page %s', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});
