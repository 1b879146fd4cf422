import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type Plugin as BundlerPlugin} from 'esbuild';
import {gzipped} from './gzip';

/** A search of the built site. */
export interface Searcher {
  readonly name: string;
  /** The compressed bytes that a reader fetches before the first result. */
  readonly size: {readonly index: number; readonly code: number};
  /** The addresses of sections, best first, in the order of the search's own user interface. */
  search(query: string): Promise<readonly string[]>;
}

const HOME = path.resolve('.cache/search-peers');
const PACKAGES = ['pagefind@1.6.0', '@easyops-cn/docusaurus-search-local@0.55.3'];

/**
 * The other searches, on the same pages. They are not dependencies of the site: npm installs them once, in a cache folder.
 * @param site the folder of the built site
 */
export async function peersOf(site: string): Promise<Searcher[]> {
  await mkdir(HOME, {recursive: true});
  if (!existsSync(path.join(HOME, 'node_modules/.package-lock.json'))) {
    await writeFile(path.join(HOME, 'package.json'), '{"private": true}');
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...flags, ...PACKAGES], {cwd: HOME, stdio: 'inherit'});
  }
  return [await pagefind(site), await searchLocal(site)];
}

/** The API of Pagefind (https://pagefind.app/docs/api). */
interface Pagefind {
  options(options: {basePath: string; baseUrl: string}): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{sub_results: {url: string; locations: number[]}[]}>}[]}>;
}

/** The number of pages to load; each has several sections. */
const PAGES = 6;

/** It lists the sections of a page with the most matches; its user interface then sorts them in the order of the page. */
async function pagefind(site: string): Promise<Searcher> {
  const output = path.join(HOME, 'pagefind');
  await rm(output, {recursive: true, force: true});
  execFileSync(path.join(HOME, 'node_modules/.bin/pagefind'), ['--site', site, '--output-path', output], {
    stdio: 'ignore',
  });
  const folder = pathToFileURL(`${output}/`);
  const engine = await withFiles<Pagefind>(folder, () => import(new URL('pagefind.js', folder).href));
  await withFiles(folder, () => engine.options({basePath: folder.href, baseUrl: '/'}));
  const sizeOf = async (inside: string, ending: RegExp) => {
    const files = (await readdir(path.join(output, inside))).filter(file => ending.test(file));
    const contents = await Promise.all(files.map(file => readFile(path.join(output, inside, file))));
    return contents.reduce((sum, content) => sum + gzipped(content), 0);
  };
  return {
    name: 'Pagefind 1.6.0',
    size: {
      index: (await sizeOf('index', /./)) + (await sizeOf('fragment', /./)) + (await sizeOf('.', /pf_meta$/)),
      code: (await sizeOf('.', /^pagefind\.js$/)) + (await sizeOf('.', /^wasm\.en/)),
    },
    search: query =>
      withFiles(folder, async () => {
        const {results} = await engine.search(query);
        const pages = await Promise.all(results.slice(0, PAGES).map(result => result.data()));
        return pages.flatMap(({sub_results}) =>
          sub_results.sort((a, b) => b.locations.length - a.locations.length).map(({url}) => url),
        );
      }),
  };
}

/** Runs browser code: it fetches the files of a folder, and the language of the page is English. */
async function withFiles<Result>(folder: URL, work: () => Promise<Result>): Promise<Result> {
  const {fetch} = globalThis;
  const page = {querySelector: () => ({getAttribute: () => 'en'}), currentScript: null};
  Object.assign(globalThis, {
    document: page,
    location: {origin: 'http://localhost'},
    fetch: async (address: string | URL) =>
      new Response(await readFile(new URL(String(address).split('?')[0] ?? '', folder))),
  });
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
}

/** A result of the plugin's worker; `h` is the anchor with its `#`. */
interface Worker {
  search(
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ): Promise<{document: {u: string; h?: string}}[]>;
}

/** Replaces modules of the worker's script: the files that the plugin generates, and the messages between threads. */
const replacements: BundlerPlugin = {
  name: 'stand-ins',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@generated\//}, ({path: from}) => ({
      path: path.join(HOME, path.relative('@generated', from)),
    }));
    onResolve({filter: /^comlink$/}, () => ({path: 'comlink', namespace: 'none'}));
    onLoad({filter: /./, namespace: 'none'}, () => ({contents: 'export const expose = () => {};'}));
  },
};

/** Its default is 8. */
const LIMIT = 10;

async function searchLocal(site: string): Promise<Searcher> {
  const name = '@easyops-cn/docusaurus-search-local';
  const load = createRequire(path.join(HOME, 'package.json'));
  const validate = (schema: {validate(options: object): {value: unknown}}, options: object) =>
    schema.validate(options).value;
  const module = load(name);
  const make = module.default ?? module;
  const plugin = make(
    {baseUrl: '/', siteDir: HOME, generatedFilesDir: HOME, i18n: {currentLocale: 'en'}, siteConfig: {themeConfig: {}}},
    module.validateOptions({options: {}, validate}),
  );
  const pages = (await readdir(site, {recursive: true})).filter(file => file.endsWith('index.html'));
  const routesPaths = pages.map(file => `/${path.posix.dirname(file)}`.replace('/.', '/'));
  const copy = path.join(HOME, 'site');
  await rm(copy, {recursive: true, force: true});
  for (const file of pages) {
    await mkdir(path.dirname(path.join(copy, file)), {recursive: true});
    await writeFile(path.join(copy, file), await readFile(path.join(site, file)));
  }
  await plugin.postBuild({routesPaths, outDir: copy, baseUrl: '/', siteConfig: {}});

  const script = path.join(HOME, 'search-local.mjs');
  const folder = path.dirname(load.resolve(`${name}/package.json`));
  await build({
    stdin: {contents: `export {SearchWorker} from './dist/client/client/theme/worker.js'`, resolveDir: folder},
    bundle: true,
    minify: true,
    format: 'esm',
    outfile: script,
    plugins: [replacements],
  });
  const {SearchWorker} = await import(pathToFileURL(script).href);
  const worker: Worker = new SearchWorker();
  const index = path.join(copy, 'search-index.json');
  return {
    name: `${name.split('/')[1]} 0.55.3`,
    size: {index: gzipped(await readFile(index)), code: gzipped(await readFile(script))},
    search: async query => {
      const results = await withFiles(pathToFileURL(`${copy}/`), () => worker.search('', '', query, LIMIT));
      return results.map(({document: {u, h = ''}}) => u + h);
    },
  };
}
