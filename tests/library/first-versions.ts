/**
 * `npm run library:since`: compares the version in which each matcher appeared (src/catalogue/facts.json) with all
 * versions on npm. Needs the network; downloads are kept in .cache/library. `--report=<file>` writes the number of
 * matchers that agree as JSON.
 */
import {execFile} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {library} from '../../src/catalogue/library';

const run = promisify(execFile);
const CACHE = path.resolve(__dirname, '../../.cache/library');
const EXPORTS = path.join(__dirname, 'exports-of.cjs');

/** Time limit of a download. */
const LIMIT_MS = 60_000;

/** The versions on npm up to the documented one, oldest first. */
async function versions(): Promise<string[]> {
  const {stdout} = await run('npm', ['view', 'jest-extended', 'versions', '--json'], {timeout: LIMIT_MS});
  const all: string[] = JSON.parse(stdout);
  return all.slice(0, all.indexOf(library.version) + 1);
}

/** @returns the folder of a version's package */
async function fetched(version: string): Promise<string> {
  const folder = path.join(CACHE, version);
  if (existsSync(folder)) return folder;
  const unpacked = `${folder}.part`;
  await rm(unpacked, {recursive: true, force: true});
  await mkdir(unpacked, {recursive: true});
  await run('npm', ['pack', `jest-extended@${version}`, '--silent'], {cwd: unpacked, timeout: LIMIT_MS});
  await run('tar', ['-xzf', `jest-extended-${version}.tgz`], {cwd: unpacked});
  await rename(path.join(unpacked, 'package'), folder);
  await rm(unpacked, {recursive: true});
  return folder;
}

async function matchersIn(version: string): Promise<string[]> {
  const {stdout} = await run(process.execPath, [EXPORTS, await fetched(version)]);
  return JSON.parse(stdout);
}

async function main(): Promise<void> {
  const first = new Map<string, string>();
  for (const version of await versions()) {
    const names = await matchersIn(version);
    for (const name of names.filter(each => !first.has(each))) first.set(name, version);
    console.log(`jest-extended ${version}: ${names.length} matchers`);
  }
  const wrong = Object.entries(library.matchers).filter(([name, {since}]) => first.get(name) !== since);
  for (const [name, {since}] of wrong)
    console.log(`✗ ${name} appeared in ${first.get(name) ?? 'no version'}, but the facts say ${since}.`);
  const passed = Object.keys(library.matchers).length - wrong.length;
  console.log(`since: ${passed} passed, ${wrong.length} failed`);
  const report = process.argv.find(arg => arg.startsWith('--report='))?.slice('--report='.length);
  if (report !== undefined) writeFileSync(report, JSON.stringify({passed, failed: wrong.length, skipped: 0}));
  process.exitCode = wrong.length === 0 && passed > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
