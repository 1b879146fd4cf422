import {conditions, isInTable, selectPairs} from './conditions';
import {features} from './features';

test('a title of the table counts only as long as its feature and its condition are there', () => {
  expect(isInTable('rows, in Firefox', features)).toBe(true);
  expect(
    isInTable(
      'rows, in Firefox',
      features.filter(({name}) => name !== 'rows'),
    ),
  ).toBe(false);
  expect(isInTable('rows, in Netscape', features)).toBe(false);
  expect(isInTable('the ask mode, without scripts', features)).toBe(false);
});

test('npm test uses each feature under three conditions, and under each condition at least three features', () => {
  const some = selectPairs(features, conditions, false);
  const countPairs = ({name}: {readonly name: string}) =>
    some.filter(({feature, condition}) => [feature.name, condition.name].includes(name)).length;

  expect(features.filter(feature => countPairs(feature) !== 3)).toEqual([]);
  expect(conditions.filter(condition => !condition.project && countPairs(condition) < 3)).toEqual([]);
});

test('each condition that leaves out features names some that exist, and each feature has content without scripts', () => {
  const left = conditions.flatMap(({without = {}}) => Object.keys(without));

  expect(left.filter(name => !features.some(feature => feature.name === name))).toEqual([]);
  expect(
    selectPairs(features, conditions, true).filter(
      ({feature, condition}) => condition.part === 'read' && !feature.read,
    ),
  ).toEqual([]);
});
