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
    page: 'docs/matchers/toBeNil.mdx',
    heading: '.toBeNil()',
    reason: "Vitest's toEqual compares an asymmetric matcher only with a property that is there.",
  },
  {
    where: 'browser',
    page: 'docs/matchers/function.mdx',
    heading: '.toThrowWithMessage(type, message)',
    reason: 'It reads a file: a browser has no node:fs.',
  },
];
