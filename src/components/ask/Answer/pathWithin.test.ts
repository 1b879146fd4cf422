import {pathWithin} from './pathWithin';

const homes = ['http://localhost:3000', 'https://docs.example.org'];

test.each([
  ['http://localhost:3000/docs/matchers/array#tobearray', '/', '/docs/matchers/array#tobearray'],
  ['https://docs.example.org/docs?a=b', '/', '/docs?a=b'],
  ['https://docs.example.org/base/docs', '/base/', '/base/docs'],
])('%s leads to the site at %s', (address, baseUrl, path) => {
  expect(pathWithin(address, homes, baseUrl)).toBe(path);
});

test.each([
  ['https://example.org/docs', '/'],
  ['https://docs.example.org.evil.example/docs', '/'],
  ['https://docs.example.org/other', '/base/'],
  ['mailto:someone@docs.example.org', '/'],
  ['no address', '/'],
])('%s does not lead to the site at %s', (address, baseUrl) => {
  expect(pathWithin(address, homes, baseUrl)).toBeUndefined();
});
