import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/** The installed packages, as npm lists them, and settings of the compilers. */
const SETTINGS = ['node_modules/.package-lock.json', 'package.json', 'tsconfig.json'];

/** The environment variables that settings depend on. */
const VARIABLES = /^(?:ALGOLIA_|ASK_|BROWSERSLIST|NODE_)/;

const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\n---/;

/**
 * A hash of everything that a compiled module can depend on, except the files that the bundler watches: the module itself
 * and those that its loaders report. It covers the code of the configuration and the plugins, settings, translations, and
 * what a docs page takes from other files: the addresses of other pages, and stored reports.
 */
export function keyOf({
  siteDir,
  siteConfigPath,
  codeTranslations,
}: Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'codeTranslations'>): string {
  const list = (folder: string, name: RegExp) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter(file => name.test(file))
      .sort()
      .map(file => path.join(folder, file));
  const read = (file: string) => {
    const whole = path.join(siteDir, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
  };
  const {metafile} = buildSync({
    absWorkingDir: siteDir,
    entryPoints: [path.relative(siteDir, siteConfigPath)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = [
    ...Object.keys(metafile.inputs),
    ...list('plugins', /\.cjs$/),
    ...SETTINGS,
    ...list('docs', /\.json$/),
  ];
  const parts = [
    process.version,
    codeTranslations,
    Object.entries(process.env)
      .filter(([name]) => VARIABLES.test(name))
      .sort(),
    files.map(file => [file, read(file)]),
    list('docs', /\.mdx?$/).map(file => [file, FRONT_MATTER.exec(read(file) ?? '')]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
