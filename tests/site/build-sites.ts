import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Site, sites} from './sites';

/** What a build reads. */
const FOLDERS = [
  'config',
  'docs',
  'packages',
  'plugins',
  'src',
  'static',
  'tests/site/fixture',
  'tests_versioned_docs',
];
const FILES = [
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'tests/site/ask-service/docusaurus.config.ts',
  'tests/site/sites.ts',
  'tests_versions.json',
];

/** A hash of everything that a build reads. */
function hashContents(): string {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(name => path.join(folder, name)),
  ).filter(file => statSync(file).isFile());
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...FILES]) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function build(name: string, {folder, config, env}: Site, key: string): Promise<void> {
  const keyFile = path.join(path.dirname(folder), `${name}.key`);
  if (existsSync(folder) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  mkdirSync(path.dirname(folder), {recursive: true});
  writeFileSync(keyFile, '');
  const exitCode = await new Promise(resolve => {
    spawn('npx', ['docusaurus', 'build', '--no-minify', '--config', config, '--out-dir', folder], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The generated files of the product's own build must not change.
      env: {...process.env, ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`},
    }).on('close', resolve);
  });
  if (exitCode !== 0) throw new Error(`The site "${name}" of the tests could not be built.`);
  writeFileSync(keyFile, key);
}

/** Builds the sites of the tests that run at the same time, except those whose build is up to date. */
const key = hashContents();
const needed = Object.entries<Site>(sites).filter(([, site]) => process.env['WHOLE'] || !site.whole);
Promise.all(needed.map(([name, site]) => build(name, site, key))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
