/**
 * Prints the matchers of a version of the library as JSON: `node exports-of.cjs <folder of its package>`.
 *
 * Versions before 1.2 register matchers with a global `expect` and export nothing. Imports from other packages do not
 * matter here, so each is replaced with a function that accepts every call.
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
