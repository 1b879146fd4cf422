const {jestOpening, getName} = require('../test-module.cjs');

/**
 * How an example opens and closes under Vitest: as under Jest, but one that differs has its own `test` (setup.ts).
 * @param {import('@jest-extended/docs-model/page').DocsExample} example
 * @returns {import('../test-module.cjs').Opening}
 */
module.exports = example =>
  example.marks.differsInVitest
    ? {
        open: `describe(${getName(example)}, () => { const {example: test, end} = globalThis.differingExample('${example.marks.verdict}'), it = test;`,
        close: 'end(); });',
      }
    : jestOpening(example);
