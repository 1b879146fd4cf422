/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {keyOf} from './key';

const folder = mkdtempSync(path.join(tmpdir(), 'build-cache-'));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

const key = (): string => keyOf(folder, path.join(folder, 'docusaurus.config.ts'));

const files = {
  'docusaurus.config.ts': "import plugin from './plugins/own'; export default {plugins: [plugin]};",
  'sidebars.ts': 'export default {};',
  'plugins/own/index.ts': "import {names} from '../../src/names'; export default names;",
  'plugins/own/loader.cjs': 'module.exports = source => source;',
  'src/names.ts': 'export const names = [];',
  'src/component.tsx': 'export default null;',
  'src/theme/Heading/index.tsx': 'export default null;',
  'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
  'docs/a.reports.json': '{}',
  'src/home/reports.json': '{}',
  'babel.config.js': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
};

beforeEach(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
});

afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  [
    'the configuration',
    'docusaurus.config.ts',
    "import plugin from './plugins/own'; export default {plugins: [plugin, 1]};",
  ],
  ['the sidebars', 'sidebars.ts', 'export default {all: []};'],
  ['a plugin', 'plugins/own/index.ts', "import {names} from '../../src/names'; export default names.length;"],
  ['code that a plugin imports', 'src/names.ts', "export const names = ['a'];"],
  ['a loader', 'plugins/own/loader.cjs', "module.exports = () => '';"],
  ['a new theme component', 'src/theme/Details/index.tsx', ''],
  ["a doc's front matter", 'docs/a.mdx', '---\ntitle: B\n---\n\nText.\n'],
  ['a new doc', 'docs/b.mdx', ''],
  ['a stored report', 'docs/a.reports.json', '[]'],
  ['a stored report of a component', 'src/home/reports.json', '[]'],
  ["Babel's settings", 'babel.config.js', 'module.exports = {};'],
  ['the supported browsers', 'package.json', '{"browserslist": []}'],
  ['the version of a package', 'package-lock.json', '{"packages": {}}'],
  ["TypeScript's settings", 'tsconfig.json', '{"compilerOptions": {}}'],
])('depends on %s', (_, file, text) => {
  const before = key();
  expect(key()).toBe(before);
  write(file, text);
  expect(key()).not.toBe(before);
});

test('depends on the environment', () => {
  const before = key();
  process.env['ASK_AI_URL'] = 'https://ask.example.org/chat';
  try {
    expect(key()).not.toBe(before);
  } finally {
    delete process.env['ASK_AI_URL'];
  }
});

test('does not depend on what the bundler watches: the text of a doc, and components', () => {
  const before = key();
  write('docs/a.mdx', '---\ntitle: A\n---\n\nAnother text.\n');
  write('src/component.tsx', 'export default 1;');
  write('src/theme/Heading/index.tsx', 'export default 1;');
  expect(key()).toBe(before);
});
