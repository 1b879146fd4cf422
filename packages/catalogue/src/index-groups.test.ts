import {groups} from '.';
import {indexGroups, type IndexGroup} from './index-groups';

const getMatchers = ({parts}: IndexGroup) => parts.flatMap(({matchers}) => matchers);

test('the index has each matcher exactly once', () => {
  expect(indexGroups.flatMap(getMatchers).sort()).toEqual(groups.flatMap(({matchers}) => matchers).sort());
});

test.each(indexGroups.slice(0, -1))('$label has the matchers of its page, each in one subgroup', group => {
  const page = groups.find(({label}) => label === group.label);

  expect(page).toMatchObject({page: group.id, notation: group.notation});
  expect(getMatchers(group).sort()).toEqual([...(page?.matchers ?? [])].sort());
});

test('the groups with subgroups are Array and Object, and each subgroup has a label of its own', () => {
  const labels = indexGroups.map(({label, parts}) => [label, ...new Set(parts.flatMap(part => part.label ?? []))]);

  expect(labels.filter(({length}) => length > 1)).toEqual([
    ['Array', 'Members, in any order', 'Objects in an array, by some of their properties', 'Type, size, condition'],
    ['Object', 'Keys', 'Values', 'Entries', 'Type and state'],
  ]);
});

test('the single matchers for any value are under one heading', () => {
  expect(indexGroups.at(-1)).toMatchObject({
    label: 'Any value',
    parts: [{matchers: ['toBeEmpty', 'toBeNil', 'toBeOneOf', 'toSatisfy']}],
  });
});
