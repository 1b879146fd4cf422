import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** Versions of packages, and settings of the compilers. */
const SETTINGS = ['babel.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The environment variables that settings depend on. */
const VARIABLES = /^(?:ALGOLIA|ASK|BROWSERSLIST|NODE)_/;

const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/**
 * A hash of all that the bundler's result for a module can depend on, except for the files that the bundler watches: the
 * module itself, and those that its loaders report. It covers the code of the configuration and the plugins, settings,
 * the names of theme components, and what a page of the docs needs of others: their addresses and the stored reports.
 * @param folder of the site
 * @param config the path of its configuration
 */
export function keyOf(folder: string, config: string): string {
  const list = (name: string, ending: string) =>
    readdirSync(path.join(folder, name), {recursive: true, encoding: 'utf8'})
      .filter(file => file.endsWith(ending))
      .sort()
      .map(file => path.join(name, file));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const {metafile} = buildSync({
    absWorkingDir: folder,
    entryPoints: [path.relative(folder, config), 'sidebars.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const code = [...Object.keys(metafile.inputs), ...list('plugins', '.cjs')];
  const parts = [
    process.version,
    Object.entries(process.env)
      .filter(([name]) => VARIABLES.test(name))
      .sort(),
    [...code, ...SETTINGS, ...list('docs', '.json'), ...list('src', 'reports.json')].map(file => [file, read(file)]),
    list('docs', '.mdx').map(file => [file, FRONT_MATTER.exec(read(file))]),
    list('src/theme', '.tsx'),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
