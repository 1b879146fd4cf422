/**
 * `npm test -- "first versions"`: compares the version in which each matcher appeared (packages/catalogue/src/facts.json),
 * and the table of "Upgrading", with all versions on npm. Needs the network; downloads are kept in .cache/library.
 * `--report=<file>` writes the number of matchers that agree as JSON.
 */
import {execFile} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {groups} from '@jest-extended/catalogue';
import {library} from '@jest-extended/catalogue/library';
import {getCase} from '@jest-extended/catalogue/cases';
import {checkUpgrades, type Outcomes} from './upgrades';

const run = promisify(execFile);
const CACHE = path.resolve(__dirname, '../../.cache/library');
const EXPORTS = path.join(__dirname, 'exports-of.cjs');
const OUTCOMES = path.join(__dirname, 'outcomes-of.cjs');

/** Time limit of an npm command. */
const LIMIT_MS = 5 * 60_000;

/** The versions on npm up to the documented one, oldest first. */
async function listVersions(): Promise<string[]> {
  const {stdout} = await run('npm', ['view', 'jest-extended', 'versions', '--json'], {timeout: LIMIT_MS});
  const all: string[] = JSON.parse(stdout);
  return all.slice(0, all.indexOf(library.version) + 1);
}

/** Downloads the versions that are not in the cache yet, with one command: starting npm takes longer than a download. */
async function download(wanted: readonly string[]): Promise<void> {
  const missing = wanted.filter(version => !existsSync(path.join(CACHE, version)));
  if (missing.length === 0) return;
  const draft = path.join(CACHE, 'draft');
  await rm(draft, {recursive: true, force: true});
  await mkdir(draft, {recursive: true});
  const packages = missing.map(version => `jest-extended@${version}`);
  await run('npm', ['pack', '--silent', ...packages], {cwd: draft, timeout: LIMIT_MS});
  for (const version of missing) {
    await run('tar', ['-xzf', `jest-extended-${version}.tgz`], {cwd: draft});
    await rename(path.join(draft, 'package'), path.join(CACHE, version));
  }
  await rm(draft, {recursive: true});
}

async function readMatchers(version: string): Promise<string[]> {
  const {stdout} = await run(process.execPath, [EXPORTS, path.join(CACHE, version)]);
  return JSON.parse(stdout);
}

/** What the versions from 2.0.0 on do with values of many kinds. Version 5.0.0 cannot be loaded. */
async function readOutcomes(versions: readonly string[]): Promise<Map<string, Outcomes>> {
  const cases = path.join(CACHE, 'cases.json');
  const matchers = groups.flatMap(group => group.matchers);
  writeFileSync(cases, JSON.stringify(Object.fromEntries(matchers.map(matcher => [matcher, getCase(matcher)]))));
  const outcomes = new Map<string, Outcomes>();
  for (const version of versions.slice(versions.indexOf('2.0.0')).filter(name => name !== '5.0.0')) {
    const {stdout} = await run(process.execPath, [OUTCOMES, path.join(CACHE, version), cases], {maxBuffer: 2 ** 24});
    outcomes.set(version, JSON.parse(stdout));
  }
  return outcomes;
}

async function main(): Promise<void> {
  const first = new Map<string, string>();
  const all = await listVersions();
  await download(all);
  for (const version of all) {
    const names = await readMatchers(version);
    for (const name of names.filter(each => !first.has(each))) first.set(name, version);
    console.log(`jest-extended ${version}: ${names.length} matchers`);
  }
  const wrong = Object.entries(library.matchers).filter(([name, {since}]) => first.get(name) !== since);
  for (const [name, {since}] of wrong)
    console.log(`✗ ${name} appeared in ${first.get(name) ?? 'no version'}, but the facts say ${since}.`);
  const upgrades = checkUpgrades(await readOutcomes(all));
  for (const sentence of upgrades) console.log(`✗ Upgrading: ${sentence}`);
  const failed = wrong.length + upgrades.length;
  const passed = Object.keys(library.matchers).length - wrong.length;
  console.log(`since: ${passed} passed, ${failed} failed`);
  const report = process.argv.find(arg => arg.startsWith('--report='))?.slice('--report='.length);
  if (report !== undefined) writeFileSync(report, JSON.stringify({passed, failed, skipped: 0}));
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
