import {pagePath} from './page-path';

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
  expect(pagePath(pathname)).toBe(path);
});
