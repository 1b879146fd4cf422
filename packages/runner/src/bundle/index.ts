import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {applyCut, cuts} from './cuts';

const root = path.join(__dirname, '../../../..');
const sandbox = path.join(__dirname, '../sandbox');
const findShim = (name: string) => path.join(sandbox, 'shims', `${name}.ts`);

/**
 * The folder of a package as resolved from another one: node_modules may contain several versions, the script only one.
 */
const findPackage = (name: string, parent: string) =>
  path.dirname(require.resolve(`${name}/package.json`, {paths: [parent]}));

/** A file of a package that its `exports` do not list. */
const findFile = (name: string, file: string) => path.join(findPackage(name, __dirname), file);

/** Jest's own copy of a package. */
const findPackageOfJest = (name: string) => findPackage(name, require.resolve('jest-circus'));

/** Replacements for Node modules and for packages that Jest needs only outside a browser. */
const alias: Record<string, string> = {
  'jest-circus/adapter': findFile('jest-circus', 'build/jestAdapterInit.js'),
  'jest-fake-timers/modern': findFile('@jest/fake-timers', 'build/index.js'),
  '@jest/expect': path.join(sandbox, 'jest/expect.ts'),
  '@jest/test-result': findShim('test-result'),
  'jest-snapshot': findShim('snapshot'),
  'pretty-format': findPackageOfJest('pretty-format'),
  // pretty-format's version also has the sixteen colors that chalk needs.
  'ansi-styles': findPackage('ansi-styles', findPackageOfJest('pretty-format')),
  '@sinonjs/commons': findShim('commons'),
  'graceful-fs': findShim('files'),
  path: findShim('path'),
  'node:path': findShim('path'),
  process: findShim('process'),
  'node:assert': findShim('assert'),
  'node:async_hooks': findShim('async-hooks'),
  util: findShim('util'),
  'node:util': findShim('util'),
  'util/types': findShim('util'),
  url: findShim('url'),
  module: findShim('module'),
  'supports-color': findShim('supports-color'),
  'ci-info': findShim('ci-info'),
  '@babel/helper-validator-identifier': findShim('identifier'),
  // The browser version turns off the colors of code frames.
  picocolors: findFile('picocolors', 'picocolors.js'),
  // For `randomize`, globs, and Node's own timers, none of which are used here.
  'pure-rand': findShim('nothing'),
  picomatch: findShim('nothing'),
  timers: findShim('nothing'),
  'timers/promises': findShim('nothing'),
  perf_hooks: findShim('nothing'),
};

/** Applies cuts while esbuild reads the files; node_modules does not change. */
const applyCuts: Plugin = {
  name: 'cuts',
  setup({onLoad, onEnd}) {
    const unused = new Set(cuts);
    const filter = new RegExp(cuts.map(({file}) => file.source).join('|'));
    onLoad({filter}, async ({path: file}) => {
      const cutsOfFile = cuts.filter(cut => cut.file.test(file.replaceAll(path.sep, '/')));
      for (const cut of cutsOfFile) unused.delete(cut);
      return {contents: cutsOfFile.reduce(applyCut, await readFile(file, 'utf8')), loader: 'js'};
    });
    onEnd(() => ({
      errors: [...unused].map(({name}) => ({
        text: `packages/runner/src/bundle/cuts.ts: no file matches the cut "${name}". Adapt its path or remove the cut.`,
      })),
    }));
  },
};

/** The names by which the last part of the worker's script uses the others. */
const [MINIFIED, LIBRARY] = ['RUNNER_MINIFIED', 'RUNNER_LIBRARY'];

/** Resolves imports of the modules in minified.ts, and of the library, to the parts of the script that have them. */
const fromOtherParts: Plugin = {
  name: 'other-parts',
  setup({onResolve, onLoad}) {
    const resolve = (part: string) => ({path: part, namespace: 'minified'});
    onResolve({filter: /^(\.{1,2}\/)+prepare$/}, () => resolve('prepare'));
    onResolve({filter: /^node-inspect-extracted$/}, () => resolve('inspect'));
    onResolve({filter: /^jest-extended$/}, () => resolve('library'));
    onLoad({filter: /.*/, namespace: 'minified'}, ({path: part}) =>
      part === 'library'
        ? {contents: `${LIBRARY}(module, exports, () => require('jest-diff'));`, resolveDir: root}
        : {contents: `module.exports = ${MINIFIED}.${part};`},
    );
  },
};

const common = {
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/** The text of a script or page, and the source files: to watch them, and for their licenses (plugins/licenses). */
export interface Asset {
  readonly text: string;
  readonly sources: readonly string[];
}

async function bundle(options: BuildOptions): Promise<Asset> {
  const {outputFiles, metafile} = await build({
    ...common,
    absWorkingDir: root,
    ...options,
    write: false,
    metafile: true,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('packages/runner/src/bundle/index.ts: esbuild returned no script.');
  const sources = Object.keys(metafile.inputs).filter(input => !input.startsWith('minified:'));
  return {text: script.text, sources: sources.map(input => path.join(root, input))};
}

/**
 * Bundles the worker's script: Jest, the library, the parser and the shims.
 * @param entry packages/runner/src/sandbox/index.ts
 * @throws {Error} with esbuild's messages, or if a cut does not apply
 */
export async function bundleWorker(entry: string): Promise<Asset> {
  const [minified, library, jest] = await Promise.all([
    bundle({
      entryPoints: [path.join(path.dirname(entry), 'minified.ts')],
      globalName: MINIFIED,
      plugins: [applyCuts],
    }),
    bundle({
      entryPoints: [require.resolve('jest-extended')],
      external: ['jest-diff'],
      format: 'cjs',
      keepNames: true,
      // Engines quote the name of a parameter that is not a function: the only hint which argument is wrong.
      minify: false,
      minifyWhitespace: true,
      minifySyntax: true,
    }),
    bundle({
      entryPoints: [entry],
      plugins: [fromOtherParts],
      alias,
      mainFields: ['browser', 'module', 'main'],
      inject: [findShim('inject')],
      // Reports show names of functions and classes.
      keepNames: true,
      define: {
        'process.env.NODE_ENV': '"production"',
        'require.resolve': 'resolveModule',
        global: 'globalThis',
        __dirname: '"/"',
      },
    }),
  ]);
  const parts = [minified.text, `const ${LIBRARY}=(module,exports,require)=>{${library.text}};`, jest.text];
  return {
    text: `(()=>{${parts.join('\n')}})();`,
    sources: [...minified.sources, ...library.sources, ...jest.sources],
  };
}

/**
 * Bundles the script of the sandboxed frame.
 * @param entry packages/runner/src/sandbox/frame/index.ts
 * @throws {Error} with esbuild's messages
 */
export const bundleFrame = (entry: string): Promise<Asset> => bundle({entryPoints: [entry]});
