/**
 * Prints as JSON which matchers a version of the library has: `node exports-of.cjs <its package's folder>`.
 *
 * Versions before 1.2 register them with a global `expect` and export nothing. What a version imports from other packages
 * is of no interest, so it gets a stand-in for each that takes every call.
 */
const {existsSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

/** @type {object} */
const anything = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});

const load = Reflect.get(Module, '_load');
Reflect.set(Module, '_load', (/** @type {string} */ request, /** @type {unknown[]} */ ...rest) =>
  /^[./]/.test(request) || path.isAbsolute(request) ? load(request, ...rest) : anything,
);

/** @type {Set<string>} */
const names = new Set();
/** @param {object} matchers */
const note = matchers => Object.keys(matchers).forEach(name => names.add(name));
Reflect.set(
  globalThis,
  'expect',
  Object.assign(() => anything, {extend: note}),
);

const folder = path.resolve(process.argv[2] ?? '');
for (const file of ['dist/index.js', 'dist/matchers/index.js', 'dist/all/index.js'].map(each =>
  path.join(folder, each),
))
  if (existsSync(file)) note(require(file));
console.log(JSON.stringify([...names].filter(name => !['default', '__esModule'].includes(name))));
