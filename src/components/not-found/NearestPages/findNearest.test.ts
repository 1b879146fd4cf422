import {getRequestText, findNearest, type Destination} from './findNearest';

const places: Destination[] = ['array', 'string', 'toBeArray', 'toBeArrayOfSize', 'toBeWithin', 'install'].map(
  name => ({
    name,
    label: name,
    to: `/docs/${name}`,
  }),
);

const namesNear = (asked: string): string[] => findNearest(asked, places, 3).map(place => place.name);

test.each([
  ['arrray', 'array'],
  ['tobearray', 'toBeArray'],
  ['to-be-array-of-size', 'toBeArrayOfSize'],
  ['instal', 'install'],
  ['installation', 'install'],
])('takes "%s" for %s', (asked, name) => {
  expect(namesNear(asked)[0]).toBe(name);
});

test.each(['', '/', 'zzzz', '%%%', '中文', 'nothing-here'])('finds nothing for "%s"', asked => {
  expect(namesNear(asked)).toBeEmpty();
});

test('returns no more places than requested', () => {
  expect(findNearest('array', places, 1)).toBeArrayOfSize(1);
});

test('leaves out places far behind the best, and repeats none', () => {
  const twice = [...places, {name: 'arrays', label: 'the same', to: '/docs/array'}];

  expect(findNearest('array', twice, 9).map(place => place.to)).toEqual(['/docs/array', '/docs/toBeArray']);
});

test.each([
  ['/docs/matchers/arrray.html', '', 'arrray'],
  ['/docs/arrays/', '', 'arrays'],
  ['/docs/x', '#tobearray', 'tobearray'],
  ['/docs/%E0%A4%A', '', '%E0%A4%A'],
  ['/', '', ''],
])('%s%s asks for "%s"', (pathname, hash, asked) => {
  expect(getRequestText(pathname, hash)).toBe(asked);
});
