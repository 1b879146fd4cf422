import {getPathWithin} from './getPathWithin';

const homes = ['http://localhost:3000', 'https://docs.example.org'];

test.each([
  ['http://localhost:3000/docs/matchers/array#tobearray', '/', '/docs/matchers/array#tobearray'],
  ['https://docs.example.org/docs?a=b', '/', '/docs?a=b'],
  ['https://docs.example.org/base/docs', '/base/', '/base/docs'],
  ['/docs?a=b#c', '/', '/docs?a=b#c'],
  ['#c', '/', '#c'],
  ['/docs/a%20b', '/', '/docs/a%20b'],
])('%s leads to the site at %s', (url, baseUrl, path) => {
  expect(getPathWithin(url, homes, baseUrl)).toBe(path);
});

test.each([
  ['https://example.org/docs', '/'],
  ['https://docs.example.org.evil.example/docs', '/'],
  ['https://docs.example.org/other', '/base/'],
  ['mailto:someone@docs.example.org', '/'],
  ['no URL', '/'],
  ['//evil.example/a', '/'],
  ['/\\evil.example/a', '/'],
  ['/%5Ca.example/b', '/'],
  ['/\t/evil.example/a', '/'],
  ['/%09/evil.example/a', '/'],
  ['https://docs.example.org//evil.example/a', '/'],
  ['https://docs.example.org/%5Ca.example/b', '/'],
  ['/%', '/'],
  ['/docs/%25', '/'],
  ['/%255Ca.example', '/'],
  ['/docs/..//evil.example', '/'],
  ['/.//evil.example', '/'],
])('%s does not lead to the site at %s', (url, baseUrl) => {
  expect(getPathWithin(url, homes, baseUrl)).toBeUndefined();
});
