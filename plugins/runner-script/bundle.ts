import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {applyCut, cuts, type Cut} from './cuts';
import {placesOf} from './places';

const sandbox = path.join(__dirname, '../../src/runner/sandbox');
const shim = (name: string) => path.join(sandbox, 'shims', `${name}.ts`);

/** The folder of a package, as another one finds it: node_modules may hold one for each that asks, the script holds one. */
const folderOf = (name: string, asked: string) =>
  path.dirname(require.resolve(`${name}/package.json`, {paths: [asked]}));

/** The file behind a package's `exports`, which do not name it. */
const inside = (name: string, file: string) => path.join(folderOf(name, __dirname), file);

/** Jest's own copy of a package. */
const ofJest = (name: string) => folderOf(name, require.resolve('jest-circus'));

/** What Jest asks of Node and of packages that have no place in a browser, and what answers instead. */
const alias: Record<string, string> = {
  'jest-circus/adapter': inside('jest-circus', 'build/jestAdapterInit.js'),
  'jest-fake-timers/modern': inside('@jest/fake-timers', 'build/index.js'),
  '@jest/expect': path.join(sandbox, 'jest/expect.ts'),
  '@jest/test-result': shim('test-result'),
  'jest-snapshot': shim('snapshot'),
  'pretty-format': ofJest('pretty-format'),
  // pretty-format's, which can all that chalk asks of its own: the sixteen named colours.
  'ansi-styles': folderOf('ansi-styles', ofJest('pretty-format')),
  '@sinonjs/commons': shim('commons'),
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
const cutting = (wanted: readonly Cut[]): Plugin => ({
  name: 'cuts',
  setup({onLoad, onEnd}) {
    const unused = new Set(wanted);
    const filter = new RegExp(wanted.map(({file}) => file.source).join('|'));
    onLoad({filter}, async ({path: file}) => {
      const own = wanted.filter(cut => cut.file.test(file.replaceAll(path.sep, '/')));
      for (const cut of own) unused.delete(cut);
      return {contents: own.reduce(applyCut, await readFile(file, 'utf8')), loader: 'js'};
    });
    onEnd(() => ({errors: [...unused].map(({name}) => ({text: `the cut "${name}" found no file`}))}));
  },
});

/** What the second part of the worker's script finds in the first. */
const NAMELESS = 'RUNNER_NAMELESS';
const PLACES = 'RUNNER_PLACES';

/** Leads imports of what nameless.ts holds to the part of the script that holds it. */
const fromNameless: Plugin = {
  name: 'nameless',
  setup({onResolve, onLoad}) {
    const found = (part: string) => ({path: part, namespace: 'nameless'});
    onResolve({filter: /^(\.{1,2}\/)+prepare$/}, () => found('prepare'));
    onResolve({filter: /^node-inspect-extracted$/}, () => found('inspect'));
    onLoad({filter: /.*/, namespace: 'nameless'}, ({path: part}) => ({
      contents: `module.exports = ${NAMELESS}.${part};`,
    }));
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

/** A script or a page, and the files of ours that are in it, to watch. */
export interface Asset {
  readonly text: string;
  readonly sources: readonly string[];
}

interface Bundle extends Asset {
  readonly map: string;
}

const root = path.join(__dirname, '../..');

async function bundle(options: BuildOptions): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    ...common,
    absWorkingDir: root,
    ...options,
    outfile: 'script.js',
    sourcemap: 'external',
    write: false,
    metafile: true,
  });
  const [map, script] = outputFiles;
  if (!map || !script) throw new Error('esbuild gave no script');
  const sources = Object.keys(metafile.inputs).filter(input => !/node_modules|^nameless:/.test(input));
  return {text: script.text, map: map.text, sources: sources.map(input => path.join(root, input))};
}

/**
 * Bundles the worker's script: Jest, the library, the parser, the shims.
 * @param entry src/runner/sandbox/index.ts
 * @throws {Error} with esbuild's messages when something cannot be bundled, or a cut does not fit
 */
export async function bundleWorker(entry: string): Promise<Asset> {
  const [nameless, jest] = await Promise.all([
    bundle({
      entryPoints: [path.join(path.dirname(entry), 'nameless.ts')],
      globalName: NAMELESS,
      plugins: [cutting(cuts.filter(({part}) => part === 'parser'))],
    }),
    bundle({
      entryPoints: [entry],
      plugins: [fromNameless, cutting(cuts.filter(({part}) => part === 'jest'))],
      alias,
      mainFields: ['browser', 'module', 'main'],
      inject: [shim('inject')],
      // Reports show the names of functions and classes.
      keepNames: true,
      define: {
        'process.env.NODE_ENV': '"production"',
        'require.resolve': 'resolveModule',
        global: 'globalThis',
        __dirname: '"/"',
      },
    }),
  ]);
  const before = `(()=>{${nameless.text}`;
  // One line of its own, so that the lines of what follows are known while it is made.
  const linesBefore = before.split('\n').length + 1;
  const places = JSON.stringify(placesOf(jest.map, root, linesBefore));
  return {
    text: `${before}\nconst ${PLACES}=${places};\n${jest.text}})();`,
    sources: [...nameless.sources, ...jest.sources],
  };
}

/**
 * Bundles the script of the sandboxed frame.
 * @param entry src/runner/sandbox/frame/index.ts
 * @throws {Error} with esbuild's messages when something cannot be bundled
 */
export const bundleFrame = (entry: string): Promise<Asset> => bundle({entryPoints: [entry]});
