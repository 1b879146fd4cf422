/**
 * Why a block of docs/ does otherwise somewhere than under Jest in Node. Its fence carries the mark `<where>=differs`;
 * marks.test.ts holds the two together, and where the block runs it is checked that it still differs.
 *
 * @type {readonly {where: 'vitest' | 'browser', page: string, heading: string, reason: string}[]}
 */
module.exports = [
  {
    where: 'vitest',
    page: 'docs/matchers/function.mdx',
    heading: '.toThrowWithMessage(type, message)',
    reason: "Vitest gives a test file no Error of its own, so an error of Node's core is an instance of it.",
  },
  {
    where: 'vitest',
    page: 'docs/matchers/object.mdx',
    heading: '.toContainKey(key)',
    reason: 'Vitest takes a verdict of undefined for a failure, where Jest throws.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/object.mdx',
    heading: '.toContainEntry(entry)',
    reason: 'Vitest takes a verdict of undefined for a failure, where Jest throws.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/toBeNil.mdx',
    heading: '.toBeNil()',
    reason: "Vitest's toEqual compares an asymmetric matcher only with a property that is there.",
  },
  {
    where: 'vitest',
    page: 'docs/matchers/toSatisfy.mdx',
    heading: '.toSatisfy(predicate)',
    reason: 'Vitest takes a verdict that is no boolean for what it is in an if; Jest throws.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/date.mdx',
    heading: '.toBeDate()',
    reason: 'Vitest gives a test file no Date of its own, so a date that Node copies is an instance of it.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/toBeEmpty.mdx',
    heading: '.toBeEmpty()',
    reason: 'Vitest takes a verdict that is undefined for a failure; Jest throws.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/pass.mdx',
    heading: '.pass(message)',
    reason: "Vitest's toEqual compares an asymmetric matcher only with a property that is there.",
  },
  {
    where: 'vitest',
    page: 'docs/getting-started/eslint.mdx',
    heading: 'prefer-to-be-array',
    reason: 'Vitest gives a test file no Array of its own, so an array of a Node module is an instance of it.',
  },
  {
    where: 'vitest',
    page: 'docs/getting-started/eslint.mdx',
    heading: 'prefer-to-have-been-called-once',
    reason: 'Vitest words what it says of a value that is no mock in its own way.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/mock.mdx',
    heading: '.toHaveBeenCalledExactlyOnceWith(...args)',
    reason: "Vitest's equality tells a last argument of undefined from none.",
  },
  {
    where: 'vitest',
    page: 'docs/matchers/index.mdx',
    heading: 'Equality',
    reason:
      'Vitest compares the length of arrays, the class of an error and sets inside expect.arrayContaining(); dates as Object.is does.',
  },
  {
    where: 'vitest',
    page: 'docs/matchers/index.mdx',
    heading: 'Realms',
    reason: 'Vitest gives a test file no Date and no TypeError of its own.',
  },
  {
    where: 'browser',
    page: 'docs/getting-started/eslint.mdx',
    heading: 'prefer-to-be-array',
    reason: 'It reads a folder: a browser has no node:fs.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/function.mdx',
    heading: '.toThrowWithMessage(type, message)',
    reason: 'It reads a file: a browser has no node:fs.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/array.mdx',
    heading: '.toBeArray()',
    reason: 'It makes a realm of its own: a browser has no node:vm.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/object.mdx',
    heading: '.toBeObject()',
    reason: 'It makes another realm: a browser has no node:vm.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/date.mdx',
    heading: '.toBeDate()',
    reason: 'The page runs a test with the Date that structuredClone() makes dates of.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/index.mdx',
    heading: 'Equality',
    reason: 'It imports @jest/expect-utils: a page has no packages but those of the runner.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/index.mdx',
    heading: 'Realms',
    reason: 'It makes a realm: a browser has no node:vm.',
  },
  {
    where: 'browser',
    page: 'docs/matchers/function.mdx',
    heading: '.toBeFunction()',
    reason: 'It makes a realm: a browser has no node:vm.',
  },
];
