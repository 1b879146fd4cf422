import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/toBeEmpty.mdx. */
export const toBeEmpty = {
  toBeEmpty: {
    names: ['no elements', 'isEmpty', 'nothing in it', 'empty map or set', 'no results'],
    phrases: `
      length 0,
      array is empty, empty array, empty list, empty string, empty collection, collection has no elements, list without items,
      no items, no entries, nothing inside, zero elements, zero length, length is zero, length === 0, toHaveLength(0),
      string without characters, empty map, empty set, iterable without elements, without content, no rows, empty result,
      empty response, not empty, non-empty, has content, be.empty, array cleared, no errors were collected,
      queue drained,
      blank string, size 0, DOM element is empty`,
  },
} satisfies PageAliases;
