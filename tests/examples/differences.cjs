/**
 * Why an example of docs/ behaves differently under Vitest than under Jest. Its fence has the mark `vitest=differs`;
 * docs.test.ts compares the two, and each run checks that the example still differs. The reason for a difference in the
 * browser is in the fence, since the page shows it to readers.
 *
 * @type {readonly {page: string, heading: string, reason: string}[]}
 */
module.exports = [
  {
    page: 'docs/index.mdx',
    heading: 'An optional or nullable field',
    reason: "Vitest's toEqual compares an asymmetric matcher only with a property that is there.",
  },
  {
    page: 'docs/matchers/array.mdx',
    heading: '.toIncludeSameMembers(members)',
    reason: "Vitest's reports print all members of a list.",
  },
  {
    page: 'docs/matchers/function.mdx',
    heading: '.toThrowWithMessage(type, message)',
    reason: "Vitest gives a test file no Error of its own, so an error of Node's core is an instance of it.",
  },
  {
    page: 'docs/matchers/object.mdx',
    heading: '.toContainKey(key)',
    reason: 'Vitest takes a verdict of undefined for a failure, where Jest throws.',
  },
  {
    page: 'docs/matchers/toBeNil.mdx',
    heading: '.toBeNil()',
    reason: "Vitest's toEqual compares an asymmetric matcher only with a property that is there and not undefined.",
  },
  {
    page: 'docs/matchers/toSatisfy.mdx',
    heading: '.toSatisfy(predicate)',
    reason: 'Vitest uses a verdict that is not a boolean as an if statement does; Jest throws.',
  },
  {
    page: 'docs/matchers/date.mdx',
    heading: '.toBeDate()',
    reason: 'Vitest gives a test file no Date of its own, so a date that Node copies is an instance of it.',
  },
  {
    page: 'docs/matchers/toBeEmpty.mdx',
    heading: '.toBeEmpty()',
    reason: 'Vitest takes a verdict that is undefined for a failure; Jest throws.',
  },
  {
    page: 'docs/matchers/pass.mdx',
    heading: '.pass(message)',
    reason: "Vitest's toEqual compares an asymmetric matcher only with a property that is there.",
  },
  {
    page: 'docs/getting-started/eslint.mdx',
    heading: 'prefer-to-be-array',
    reason: 'Vitest gives a test file no Array of its own, so an array of a Node module is an instance of it.',
  },
  {
    page: 'docs/getting-started/eslint.mdx',
    heading: 'prefer-to-have-been-called-once',
    reason: 'Vitest has its own message for a value that is not a mock.',
  },
  {
    page: 'docs/matchers/mock.mdx',
    heading: '.toHaveBeenCalledExactlyOnceWith(...args)',
    reason: "Vitest's equality distinguishes a last argument of undefined from a missing one.",
  },
  {
    page: 'docs/matchers/index.mdx',
    heading: 'Equality',
    reason: 'Vitest gives a test file no Error of its own, and compares Sets inside expect.arrayContaining().',
  },
  {
    page: 'docs/matchers/index.mdx',
    heading: 'Realms',
    reason: 'Vitest gives a test file no Date and no TypeError of its own.',
  },
];
