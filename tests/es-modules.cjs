// cspell:ignore ccount devlop zwitch
/**
 * `transformIgnorePatterns` for Jest, which loads only CommonJS. Jest compiles the ES modules of unified, which
 * packages/docs-model uses to read the docs, of the parser in packages/runner/src/sandbox, and Chai, and no other packages.
 */
const packages = [
  '@sveltejs/acorn-typescript',
  'bail',
  'ccount',
  'chai',
  'character-',
  'check-error',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'estree-util-',
  'fault',
  'is-(?:alpha|decimal|hexadecimal|plain-obj)',
  'longest-streak',
  'markdown-table',
  'marked',
  'mdast-util-',
  'micromark',
  'parse-entities',
  'remark-',
  'stringify-entities',
  'trough',
  'unified',
  'unist-util-',
  'vfile',
  'zwitch',
];

module.exports = [`/node_modules/(?!(?:${packages.join('|')})[^/]*/)`];
