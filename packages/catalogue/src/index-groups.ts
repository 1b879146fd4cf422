import {groups, type MatcherName} from '.';

/** Matchers of the index that belong together. */
export interface IndexPart {
  /** The subgroup; nothing if the group has none. */
  readonly label?: string;
  /** In the order of the index, which compares matchers; a page may have another order. */
  readonly matchers: readonly MatcherName[];
}

/** A heading of docs/matchers/index.mdx, with its matchers. */
export interface IndexGroup {
  readonly id: string;
  readonly label: string;
  /** A value of its kind, as `MatcherGroup.notation`. */
  readonly notation: string;
  readonly parts: readonly IndexPart[];
}

/** The subgroups of the largest groups, by page. */
const subgroups: Readonly<Partial<Record<string, readonly IndexPart[]>>> = {
  array: [
    {
      label: 'Members, in any order',
      matchers: ['toIncludeSameMembers', 'toIncludeAllMembers', 'toIncludeAnyMembers'],
    },
    {
      label: 'Objects in an array, by some of their properties',
      matchers: ['toIncludeSamePartialMembers', 'toIncludeAllPartialMembers', 'toPartiallyContain'],
    },
    {
      label: 'Type, size, condition',
      matchers: ['toBeArray', 'toBeArrayOfSize', 'toSatisfyAll', 'toSatisfyAny', 'toBeInRange'],
    },
  ],
  object: [
    {label: 'Keys', matchers: ['toContainKey', 'toContainAllKeys', 'toContainKeys', 'toContainAnyKeys']},
    {label: 'Values', matchers: ['toContainValue', 'toContainAllValues', 'toContainValues', 'toContainAnyValues']},
    {label: 'Entries', matchers: ['toContainEntry', 'toContainAllEntries', 'toContainEntries', 'toContainAnyEntries']},
    {
      label: 'Type and state',
      matchers: ['toBeObject', 'toBeEmptyObject', 'toBeFrozen', 'toBeSealed', 'toBeExtensible'],
    },
  ],
};

/** The pages about one matcher that takes a value of any type. The index has one heading for all of them. */
const singles: ReadonlySet<string> = new Set(['toBeEmpty', 'toBeNil', 'toBeOneOf', 'toSatisfy']);

/** The headings of the index, in order. */
export const indexGroups: readonly IndexGroup[] = [
  ...groups
    .filter(({page}) => !singles.has(page))
    .map(({page, label, notation, matchers}) => ({id: page, label, notation, parts: subgroups[page] ?? [{matchers}]})),
  {
    id: 'any-value',
    label: 'Any value',
    notation: 'x',
    parts: [{matchers: groups.filter(({page}) => singles.has(page)).flatMap(({matchers}) => matchers)}],
  },
];
