import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/array.mdx. */
export const array = {
  toBeArray: {
    names: ['isArray', 'is a list', 'type of array', 'a(array)'],
    phrases: `
      is an array, just an array, value is an array, variable is a list, should be an array, type check for arrays,
      typeof array, returns an array, response is an array, list not an object, Array.isArray, isList, be.an('array'),
      instanceof Array, toBeInstanceOf(Array), expect.any(Array), sequence, vector, endpoint answers with a collection,
      is it a list, a list or an object`,
  },
  toBeArrayOfSize: {
    names: ['length of a list', 'number of elements', 'how many items', 'count', 'hasSize'],
    phrases: `
      lengthOf, array length, length of an array, exact length, length equals, exactly n entries,
      list has three entries, array with two items, size of a collection, amount of elements, certain size,
      fixed length, number of rows, number of results, how long a list is, toHaveLength, array.length, have.lengthOf,
      hasLength, assertCount, exactly two rows came back, array grew to n`,
  },
  toIncludeAllMembers: {
    names: [
      'contains all',
      'subset of a list',
      'at least these items',
      'any order',
      'arrayContaining',
      'containsAll',
      'includes every',
    ],
    phrases: `
      superset, array includes all of these values, list contains every one of, contains all elements, has all items,
      list contains several values, array contains multiple elements, expected items are in the list,
      must contain these, these elements and maybe more, list is a subset of the array, array contains another array,
      contains each, expect.arrayContaining, hasItems, items in any sequence, all of the following members,
      both values are somewhere in the list, every required tag`,
  },
  toIncludeAllPartialMembers: {
    names: [
      'list contains objects with properties',
      'subset of objects',
      'some properties of several items',
      'objectContaining in an array',
      'any order',
      'containsPartial',
    ],
    phrases: `
      array contains objects with given fields, list of objects has entries with these properties, several partial objects,
      all of these partial objects, objects in an array with at least these properties, match some fields of several objects,
      array of objects contains objects matching, arrayContaining with objectContaining, partial match in an array of objects,
      list has all users with these names, more objects and more properties allowed,
      several records found by some columns, containsSubset, match many rows by name`,
  },
  toIncludeSamePartialMembers: {
    names: [
      'exactly these objects by some properties',
      'same objects ignoring ids',
      'ignore other properties',
      'no extra items',
      'any order',
    ],
    phrases: `
      exactly these objects ignoring other fields, same number of objects, match array of objects by id only,
      compare array of objects by some fields, compare lists ignoring timestamps, ignore generated ids,
      ignore some properties when comparing arrays, array of objects regardless of order and extra fields,
      partial objects in any order and no others, list of objects loosely equal, toMatchObject in any order,
      following partial members and no more, exactly these records compared by name only,
      every row matched and none left over`,
  },
  toIncludeAnyMembers: {
    names: ['contains at least one of', 'intersection', 'lists overlap', 'containsAnyOf'],
    phrases: `
      include.any.members, contains none of, disjoint, any of several partial objects,
      array has one or more of these values, at least one in common, two arrays share an element, common elements,
      no common elements, nothing in common, no overlap, arrays intersect, array overlaps with another,
      contains one of several values, some of these items, contains either, contains neither,
      one of the list is in the array, array does not contain any of, shared values, mutual items, hasAny,
      intersection is not empty, any overlap between collections, at least one tag matches`,
  },
  toIncludeSameMembers: {
    names: [
      'exactly these',
      'any order',
      'ignore order',
      'unordered comparison',
      'same elements',
      'have.members',
      'containsExactlyInAnyOrder',
      'assertCountEqual',
      'permutation',
    ],
    phrases: `
      same items in different order, arrays equal regardless of order, arrays are equal but sorted differently,
      order does not matter, ignoring the order of elements, order independent equality, sort before comparing,
      compare unsorted arrays, arrays match in any order, equal as sets, same contents, same values, only these items,
      no more and no fewer elements, shuffled list, toEqual ignoring order, equal as bags, same.members,
      sameDeepMembers, toMatchArray, match_array, contain_exactly, arrayWithExactContents, assertItemsEqual,
      IsEquivalentTo, AreEquivalent, following members and no more, both lists hold the same things, containsInAnyOrder,
      same elements in random order, rearranged, results come in unpredictable order, deep equal in any order`,
  },
  toPartiallyContain: {
    names: [
      'list contains an object with',
      'array of objects has',
      'find by property',
      'some object matches',
      'contains partial object',
    ],
    phrases: `
      hasItem,
      find an object in an array, array contains object with property, list has an item with id,
      list includes an element that has these fields, one element matches partially, array includes an object with a value,
      array has an object with at least these properties, some object in the list has, element with a given name,
      user is in the list, toContainEqual objectContaining, toContainObject, array.find, contains an object by id,
      collection has a row where, record with this name somewhere in the results, one entry looks like this`,
  },
  toSatisfyAll: {
    names: ['every element', 'all items match', 'for each', 'forAll', 'allSatisfy', 'everyItem', 'predicate'],
    phrases: `
      every value, each item is, all elements are, all values are greater than, every item matches a pattern,
      all elements pass a test, all items meet a condition, all items fulfil a condition, every element is a string,
      all items are positive, all items are negative, all items are even, all items are odd, all items are integers,
      all items are numbers, all items are booleans, all items are dates, all items are objects,
      all elements of the same type, array of strings, array of numbers, array of dates, toBeArrayOfBooleans,
      toBeArrayOfNumbers, toBeArrayOfObjects, toBeArrayOfStrings, only numbers in the list, array.every,
      Array.prototype.every, loop over all elements, check each row, everything in the list is valid, regex for each,
      type of array elements, toSatisfyEvery, allMatch, forEach with expect inside, each user is older than,
      nobody violates the rule`,
  },
  toSatisfyAny: {
    names: ['at least one element', 'some item matches', 'anySatisfy'],
    phrases: `
      exists, no element, none match, any element passes a test, any item meets a condition,
      some item fulfils a condition, some value matches, one element is, one of the items satisfies,
      an element exists that, contains an element that, none of the elements, no item meets a condition, array.some,
      Array.prototype.some, some number is greater than, find with a function, anyMatch, noneMatch,
      satisfy predicate for any values, find returns something, one row fulfils my callback`,
  },
  toBeInRange: {
    names: [
      'all numbers of a list between',
      'values within bounds',
      'minimum and maximum of a list',
      'half-open interval',
      'min max',
    ],
    phrases: `
      all numbers in an array between two bounds, array values within limits, every number in range,
      list of numbers in a range, each value between a minimum and a maximum, all values inside an interval,
      numbers of an array lie between, all elements between, all readings within bounds, all scores from 0 to 100,
      range of an array, no outliers, array of numbers is bounded, every score below a maximum, all ages between,
      each rating from 1 to 5, Math.max of a list`,
  },
} satisfies PageAliases;
