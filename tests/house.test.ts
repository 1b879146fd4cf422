import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const house = /## The house\n+```text\n([^]*?)```/.exec(contributing)?.[1] ?? '';

/** The list's lines on a folder of the repository's root: its own, and the indented ones below it. */
const linesOn = (folder: string): string => new RegExp(`^${folder}/.*\n(?: .*\n)*`, 'm').exec(house)?.[0] ?? '';

/** What has a line of its own there, two columns in. */
const lined = (folder: string): string[] =>
  [...linesOn(folder).matchAll(/^ {2}([\w.-]+)/gm)].map(([, name]) => name ?? '');

/** What the lines name, in words. */
const named = (folder: string): string[] => linesOn(folder).split(/[\s,;:/()]+/);

const there = (folder: string): string[] => readdirSync(path.join(root, folder));

test.each(['src', 'plugins'])('the house has a line for everything in %s', folder => {
  expect(there(folder).filter(name => !lined(folder).includes(name))).toEqual([]);
});

test('the house has a line for every folder of tests, and names the files', () => {
  const missing = there('tests').filter(name => !(name.includes('.') ? named : lined)('tests').includes(name));

  expect(missing).toEqual([]);
});

test('the house names every file for other hosts, and every one of settings', () => {
  const settings = there('config').filter(name => !name.includes('.test.'));

  expect(there('deploy').filter(name => !named('deploy').includes(name))).toEqual([]);
  expect(settings.filter(name => !named('config').includes(path.parse(name).name))).toEqual([]);
});

test.each(['src', 'plugins', 'tests'])('the house has no line for what is gone from %s', folder => {
  expect(lined(folder).filter(name => !there(folder).includes(name))).toEqual([]);
});
