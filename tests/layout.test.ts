import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

/** The part of CONTRIBUTING's layout about a top-level folder: its line, and the indented lines below it. */
const readLayout = (folder: string): string =>
  new RegExp(`^${folder}/.*\n(?: .*\n)*`, 'm').exec(contributing)?.[0] ?? '';

test.each(['packages', 'src', 'tests'])('the layout in CONTRIBUTING.md lists every folder in %s', parent => {
  const listed = [...readLayout(parent).matchAll(/^ {2}(\S+)\/ /gm)].map(([, name]) => name ?? '');
  const folders = readdirSync(path.join(root, parent), {withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(({name}) => name);

  expect(listed).toIncludeAllMembers(folders);
});
