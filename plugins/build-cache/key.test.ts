import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {keyOf} from './key';

const folder = mkdtempSync(path.join(tmpdir(), 'build-cache-'));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

const key = (codeTranslations: Record<string, string> = {}): string =>
  keyOf({siteDir: folder, siteConfigPath: path.join(folder, 'docusaurus.config.ts'), codeTranslations});

const files = {
  'docusaurus.config.ts': "import plugin from './plugins/own'; export default {plugins: [plugin]};",
  'plugins/own/index.ts': "import {names} from '../../src/names'; export default names;",
  'plugins/own/loader.cjs': 'module.exports = source => source;',
  'src/names.ts': 'export const names = [];',
  'src/component.tsx': 'export default null;',
  'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
  'docs/windows.mdx': '---\r\ntitle: A\r\n---\r\n',
  'docs/a.reports.json': '{}',
  'package.json': '{}',
  'node_modules/.package-lock.json': '{}',
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
  ['a plugin', 'plugins/own/index.ts', "import {names} from '../../src/names'; export default names.length;"],
  ['code that a plugin imports', 'src/names.ts', "export const names = ['a'];"],
  ['a loader', 'plugins/own/loader.cjs', "module.exports = () => '';"],
  ["a doc's front matter", 'docs/a.mdx', '---\ntitle: B\n---\n\nText.\n'],
  ['front matter with the line endings of Windows', 'docs/windows.mdx', '---\r\ntitle: B\r\n---\r\n'],
  ['a new doc', 'docs/b.mdx', ''],
  ['a stored report', 'docs/a.reports.json', '[]'],
  ['the supported browsers', 'package.json', '{"browserslist": []}'],
  ['the version of a package', 'node_modules/.package-lock.json', '{"packages": {}}'],
  ["TypeScript's settings", 'tsconfig.json', '{"compilerOptions": {}}'],
])('depends on %s', (_, file, text) => {
  const before = key();
  expect(key()).toBe(before);
  write(file, text);
  expect(key()).not.toBe(before);
});

test('depends on translations', () => {
  expect(key({a: 'A'})).not.toBe(key());
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
  expect(key()).toBe(before);
});
