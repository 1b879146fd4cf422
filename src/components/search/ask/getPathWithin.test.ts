import {getPathWithin} from './getPathWithin';

const homes = ['http://localhost:3000', 'https://docs.example.org'];

test.each([
  ['http://localhost:3000/docs/matchers/array#tobearray', '/', '/docs/matchers/array#tobearray'],
  ['https://docs.example.org/base/docs', '/base/', '/base/docs'],
  ['/docs?a=b#c', '/', '/docs?a=b#c'],
  ['#c', '/', '#c'],
  ['/docs/a%20b', '/', '/docs/a%20b'],
  ['https://docs.example.org.evil.example/docs', '/', undefined],
  ['https://docs.example.org/other', '/base/', undefined],
  ['mailto:someone@docs.example.org', '/', undefined],
  ['no URL', '/', undefined],
  ['//evil.example/a', '/', undefined],
  ['/\\evil.example/a', '/', undefined],
  ['/\t/evil.example/a', '/', undefined],
  ['/%09/evil.example/a', '/', undefined],
  ['https://docs.example.org/%5Ca.example/b', '/', undefined],
  ['/%', '/', undefined],
  ['/%255Ca.example', '/', undefined],
  ['/docs/..//evil.example', '/', undefined],
])('%s, of a site at %s, leads to %s', (url, baseUrl, path) => {
  expect(getPathWithin(url, homes, baseUrl)).toBe(path);
});
