import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const files = [
  'package.json',
  ...readdirSync(path.join(root, 'packages')).map(name => `packages/${name}/package.json`),
];

test('a dependency has the same version in every package.json', () => {
  const versions = new Map<string, Map<string, string>>();
  for (const file of files) {
    const {dependencies, devDependencies} = read(file);
    for (const [name, version] of Object.entries({...dependencies, ...devDependencies}))
      versions.set(name, (versions.get(name) ?? new Map()).set(file, String(version)));
  }
  const different = [...versions].filter(([, byFile]) => new Set(byFile.values()).size > 1);

  expect(versions.size).toBeGreaterThan(50);
  expect(different.map(([name, byFile]) => [name, Object.fromEntries(byFile)])).toEqual([]);
});

test('no package has a copy of a dependency of its own', () => {
  const {packages} = read('package-lock.json');

  expect(Object.keys(packages).filter(folder => /^packages\/.*node_modules/.test(folder))).toEqual([]);
});

test('Dependabot leaves out the packages that are pinned', () => {
  const config = readFileSync(path.join(root, '.github/dependabot.yml'), 'utf8');
  const ignored = new Set(
    [...config.matchAll(/dependency-name: '?(?<name>[^'\n]+)'?$/gm)].map(({groups}) => groups?.name),
  );

  expect(Object.keys(read('package.json').overrides).filter(name => !ignored.has(name))).toEqual([]);
});

test('the lockfile does not name a registry', () => {
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toInclude('"resolved": "http');
});
