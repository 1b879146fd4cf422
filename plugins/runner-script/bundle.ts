import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions, type Metafile, type Plugin} from 'esbuild';
import {applyCut, cuts} from './cuts';

const sandbox = path.join(__dirname, '../../src/runner/sandbox');
const shim = (name: string) => path.join(sandbox, 'shims', `${name}.ts`);

/** The file behind a package's `exports`, which do not name it. */
const inside = (name: string, file: string) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** Jest's own copy of a package, so that the script holds one where node_modules may hold one for each that asks. */
const ofJest = (name: string) =>
  path.dirname(require.resolve(`${name}/package.json`, {paths: [require.resolve('jest-circus')]}));

/** What Jest asks of Node and of packages that have no place in a browser, and what answers instead. */
const alias: Record<string, string> = {
  'jest-circus/adapter': inside('jest-circus', 'build/jestAdapterInit.js'),
  'jest-fake-timers/modern': inside('@jest/fake-timers', 'build/index.js'),
  '@jest/expect': path.join(sandbox, 'jest/expect.ts'),
  '@jest/test-result': shim('test-result'),
  'jest-snapshot': shim('snapshot'),
  'pretty-format': ofJest('pretty-format'),
  'graceful-fs': shim('files'),
  fs: shim('files'),
  path: shim('path'),
  'node:path': shim('path'),
  process: shim('process'),
  'node:process': shim('process'),
  'node:assert': shim('assert'),
  'node:async_hooks': shim('async-hooks'),
  util: shim('util'),
  'node:util': shim('util'),
  'util/types': shim('util'),
  url: shim('url'),
  'node:url': shim('url'),
  module: shim('module'),
  'supports-color': shim('supports-color'),
  'ci-info': shim('ci-info'),
  'color-convert': shim('color-convert'),
  '@babel/helper-validator-identifier': shim('identifier'),
  // Its file for browsers switches the code frame's colours off.
  picocolors: inside('picocolors', 'picocolors.js'),
  // For `randomize`, for globs, and for Node's own timers: none is used here.
  'pure-rand': shim('nothing'),
  picomatch: shim('nothing'),
  timers: shim('nothing'),
  'timers/promises': shim('nothing'),
  perf_hooks: shim('nothing'),
};

/** Makes the cuts while the files are read; nothing in node_modules changes. */
const cutting: Plugin = {
  name: 'cuts',
  setup({onLoad, onEnd}) {
    const unused = new Set(cuts);
    const filter = new RegExp(cuts.map(({file}) => file.source).join('|'));
    onLoad({filter}, async ({path: file}) => {
      const own = cuts.filter(cut => cut.file.test(file.replaceAll(path.sep, '/')));
      for (const cut of own) unused.delete(cut);
      return {contents: own.reduce(applyCut, await readFile(file, 'utf8')), loader: 'js'};
    });
    onEnd(() => ({errors: [...unused].map(({name}) => ({text: `the cut "${name}" found no file`}))}));
  },
};

const common = {
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/** A bundled script. */
export interface Script {
  readonly text: string;
  /** Files of ours that are in it, to watch. */
  readonly sources: readonly string[];
  readonly metafile: Metafile;
}

async function bundle(options: BuildOptions): Promise<Script> {
  const {outputFiles, metafile} = await build({...common, ...options, write: false, metafile: true});
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild gave no file');
  const sources = Object.keys(metafile.inputs).filter(input => !input.includes('node_modules'));
  return {text: file.text, sources: sources.map(input => path.resolve(input)), metafile};
}

/**
 * Bundles the worker's script: Jest, the library, the parser, the shims.
 * @param entry src/runner/sandbox/index.ts
 * @throws {Error} with esbuild's messages when something cannot be bundled
 */
export const bundleWorker = (entry: string): Promise<Script> =>
  bundle({
    entryPoints: [entry],
    plugins: [cutting],
    alias,
    mainFields: ['browser', 'module', 'main'],
    inject: [shim('inject')],
    define: {
      'process.env.NODE_ENV': '"production"',
      'require.resolve': 'resolveModule',
      global: 'globalThis',
      __dirname: '"/"',
    },
  });

/**
 * Bundles the script of the sandboxed frame.
 * @param entry src/runner/sandbox/frame/index.ts
 * @throws {Error} with esbuild's messages when something cannot be bundled
 */
export const bundleFrame = (entry: string): Promise<Script> => bundle({entryPoints: [entry]});
