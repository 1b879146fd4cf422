/**
 * `npx tsx tools/upgrade-trial.ts [site tests]`: tries the newest Docusaurus 3 and Jest 30 in a copy of the last commit.
 * It installs them there, builds the site, and runs the site tests of the home page or those named. The copy stays, so that
 * you can continue in it.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A dependency on a package of Docusaurus 3, or of Jest 30. */
const DEPENDENCY = /"(?<name>@docusaurus\/[^"]+|@jest\/[^"]+|[a-z-]*jest[^"]*|expect)": "[~^]?(?<major>3|30)\.[^"]+"/g;

const tests = process.argv.slice(2);
const copy = mkdtempSync(path.join(tmpdir(), 'upgrade-trial-'));

function run(command: string, ...options: string[]): void {
  console.log(`\n${command} ${options.join(' ')}`);
  execFileSync(command, options, {cwd: copy, stdio: 'inherit', shell: process.platform === 'win32'});
}

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(copy, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** The newest versions, by package and major version. */
const versions = new Map<string, string>();

function findNewest(range: string): string {
  const known = versions.get(range);
  if (known !== undefined) return known;
  const answer: unknown = JSON.parse(execFileSync('npm', ['view', range, 'version', '--json'], {encoding: 'utf8'}));
  // npm sorts the versions as text.
  const sorted = [answer]
    .flat()
    .map(String)
    .sort(new Intl.Collator('en', {numeric: true}).compare);
  const newest = sorted.at(-1) ?? range;
  versions.set(range, newest);
  return newest;
}

run('git', 'clone', '--quiet', process.cwd(), '.');
const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {cwd: copy, encoding: 'utf8'});
for (const file of manifests.trim().split('\n'))
  edit(file, text =>
    text.replace(DEPENDENCY, (_, name: string, major: string) => `"${name}": "${findNewest(`${name}@${major}`)}"`),
  );
// The setting has another name since Docusaurus 3.10.
edit('docusaurus.config.ts', text => text.replace('experimental_faster:', 'faster:'));

run('npm', 'install', '--no-audit', '--no-fund');
run('git', '--no-pager', 'diff', '--', '*package.json', 'docusaurus.config.ts');
run('npm', 'run', 'build');
run('npx', 'playwright', 'test', '--project=site', ...(tests.length > 0 ? tests : ['home']));
console.log(`\nIt works with the newest versions, in ${copy}.`);
