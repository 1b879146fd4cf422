/**
 * `npm run library:check`: lists changes since the pages were written, after installing another version of the library:
 * new, removed and changed matchers, fixed issues, examples with another result, and failing examples with another
 * report. Exits with 1 if there are any.
 *
 * `npm run library:check -- --store` stores the current facts in packages/catalogue: facts.json and release.json.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {library} from '@jest-extended/catalogue/library';
import {format, resolveConfig} from 'prettier';
import {listMatcherChanges} from './changes';
import {listExampleChanges} from './examples';
import {getInstalledLibrary} from './installed';

async function write(name: string, data: object): Promise<void> {
  const file = path.join(path.dirname(require.resolve('@jest-extended/catalogue/library')), name);
  await writeFile(file, await format(JSON.stringify(data), {...(await resolveConfig(file)), filepath: file}));
}

async function store(): Promise<void> {
  const {version, license, matchers} = getInstalledLibrary(library);
  await write('release.json', {version, license});
  await write('facts.json', {matchers});
  console.log(`Stored the facts of jest-extended ${version}.`);
}

function list(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length === 0 ? 'none' : ''}`);
  for (const line of lines) console.log(`  ${line}`);
}

async function check(): Promise<void> {
  const installed = getInstalledLibrary(library);
  console.log(`The pages describe jest-extended ${library.version}; ${installed.version} is installed.`);
  const matchers = listMatcherChanges(library, installed);
  list('Matchers that changed', matchers);
  console.log('\nRunning every example of docs/ alone, which takes about a minute …');
  const {fixed, broken, reports} = await listExampleChanges();
  list('Fixed issues: remove them from their pages', fixed);
  list('Examples with another result than the page says', broken);
  list('Failure reports that changed: store them with npm run reports', reports);
  if ([matchers, fixed, broken, reports].some(lines => lines.length > 0)) process.exitCode = 1;
}

(process.argv.includes('--store') ? store() : check()).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
