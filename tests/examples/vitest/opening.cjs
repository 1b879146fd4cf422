const {jestOpening, nameOf} = require('../mdx-blocks.cjs');

/**
 * How an example opens and closes under Vitest: as under Jest, but one that differs has a `test` of its own (setup.ts).
 * @param {import('../mdx-blocks.cjs').Block & import('../mdx-blocks.cjs').Example} block
 * @returns {import('../mdx-blocks.cjs').Opening}
 */
module.exports = block =>
  block.differs.includes('vitest')
    ? {
        open: `describe(${nameOf(block)}, () => { const {example: test, end} = globalThis.differingExample('${block.verdict}'), it = test;`,
        close: 'end(); });',
      }
    : jestOpening(block);
