import {pageAt} from './pages.cjs';
import {getOutcome, passes} from './verdict';

// What an asymmetric matcher does with a result that is not a boolean depends on its place in the received value, and on
// the matcher around it. The known issue of `.toSatisfy()` says what is common.

const VALUE = 'Ten tips!';

/** Places, each as the received and the expected value. */
const places: Readonly<Record<string, (field: unknown) => unknown>> = {
  only: slug => ({slug}),
  'first property': slug => ({slug, id: 7}),
  'last property': slug => ({id: 7, slug}),
  'only element': slug => [slug],
  'first element': slug => [slug, 7],
  'last element': slug => [7, slug],
  'first in the first property': slug => ({page: {slug, id: 7}, id: 7}),
  'last, in an object of its own': slug => ({id: 7, page: {slug}}),
  'the value itself': slug => slug,
};

function callMock(argument: unknown) {
  const mock = jest.fn();
  mock(argument);
  return mock;
}

const matchers: Readonly<Record<string, (received: unknown) => unknown>> = {
  toEqual: received => received,
  toStrictEqual: received => received,
  toMatchObject: received => (typeof received === 'object' ? received : {received}),
  toContainEqual: received => [received],
  toHaveBeenCalledWith: callMock,
  toHaveBeenCalledExactlyOnceWith: callMock,
};

const truthy = ['yes', 1, {}, Promise.resolve(false)];
const falsy = [null, undefined, 0, '', NaN];

/** The outcomes of a predicate with these results, without repetitions. */
const getOutcomes = (matcher: string, place: string, results: readonly unknown[]): string[] => {
  const outcomes = results.map(result => {
    const asymmetric: unknown = Reflect.apply(expect.toSatisfy, expect, [() => result]);
    const wrap = (field: unknown) => {
      const value = places[place]?.(field);
      return matcher === 'toMatchObject' && place === 'the value itself' ? {received: value} : value;
    };
    return getOutcome(() => passes(matcher, matchers[matcher]?.(wrap(VALUE)), [wrap(asymmetric)]));
  });
  return [...new Set(outcomes)];
};

const cells = Object.keys(matchers).flatMap(matcher => Object.keys(places).map(place => ({matcher, place})));

/** Whether the known issue has these words. */
const says = (words: string): boolean => {
  const {sections, getSource} = pageAt('docs/matchers/toSatisfy.mdx');
  return sections.some(
    ({id, content}) => id === 'toSatisfy'.toLowerCase() && content.some(node => getSource(node).includes(words)),
  );
};

test('a truthy result passes in most places, and throws only where the known issue says', () => {
  const throwing = cells.filter(({matcher, place}) => getOutcomes(matcher, place, truthy).join() === 'throws');
  const passing = cells.filter(({matcher, place}) => getOutcomes(matcher, place, truthy).join() === 'passes');

  expect(says('a truthy result passes in most places, even inside `.toEqual()`')).toBe(true);
  expect(passing.length).toBeGreaterThan(cells.length / 2);
  expect(passing.length + throwing.length).toBe(cells.length);
  expect(says('only for the received value itself, or for the first value inside it, at any depth')).toBe(true);
  expect(throwing.filter(({place}) => place.startsWith('last'))).toEqual([]);
  expect(throwing.filter(({matcher}) => matcher === 'toEqual')).toHaveLength(Object.keys(places).length - 3);
});

test('a falsy result fails inside an object or an array', () => {
  const inside = cells.filter(({place}) => place !== 'the value itself');

  expect(says('A falsy result fails inside an object or an array')).toBe(true);
  expect(inside.filter(({matcher, place}) => getOutcomes(matcher, place, falsy).join() !== 'fails')).toEqual([]);
});
