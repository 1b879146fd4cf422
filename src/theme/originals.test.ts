import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The replacements of this folder, with a hash of the text of each original. If one changes, apply the change here if it
 * matters, and store the new hash.
 */
const originals: Readonly<Record<string, string>> = {
  AnnouncementBar: '3b497461548ccc36df1a4b45387491736b90b43189a1dda8867c15cea7022113',
  CodeBlock: '639f8655d319e123c4efa5223a42078d3e98ea361e206f6f1bfb87b080a28904',
  'CodeBlock/Buttons': '8cc39d7b3812bfb9b53e20228bb4ed20f8885e0ff3592392b0e63c749dfae87f',
  'CodeBlock/Container': '55ebecf7d04da06684ad2004600e175f2a63719cbcbc28cb7e2de5d33eede91b',
  'CodeBlock/Content': '0d361f5894590ea483a8cd846925bf41d85301eed29e0cfb4dc515128ab35556',
  'DocSidebarItem/Link': '958cc3eddb48752c0afe716f3b2438305afc5a9543137eca4f687323d8b95a47',
  Error: '4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d',
  ErrorPageContent: 'a85bb2d0b98bbb2ca76cdffb5bd079d694aa1d44ca8026d9afba81611cc62738',
  Heading: 'bd5eb7a8be21738b9bcf024362a6dc5abab627cda46a782890388b4eb2bcab8e',
  'NavbarItem/ComponentTypes': '90ba290ccf01e0b8bc0adea87308f878a3c84b390d9ace12967c31538414bc9d',
  'NotFound/Content': '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
  SearchBar: '23b0a1c07d201190fa9e603b600ab658a4e4521693972c35c2fb317b6d5ec5ba',
  SearchPage: '84130988b87df27235eecb07bb261217af5b67c01e6d5091c72434c26cda4f6a',
  TOCItems: '790e025537df9e238be425a1e3a46b62857582de176e5b3dfd1f95a135d82de8',
};

/** The folders of originals. A file of the first one replaces that of the next. */
const folders = ['theme-search-algolia/lib/theme', 'theme-classic/lib/theme', 'core/lib/client/theme-fallback'];

/** The folder of the installed packages. Not all of them export their files, or their package.json. */
const installed = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '..');

const findOriginal = (name: string): string =>
  folders
    .flatMap(folder => [`${name}/index.js`, `${name}.js`].map(file => path.join(installed, folder, file)))
    .find(existsSync) ?? '';

const swizzled = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .filter(file => path.basename(file) === 'index.tsx')
  .map(file => ({
    name: path.dirname(file).replaceAll(path.sep, '/'),
    text: readFileSync(path.join(__dirname, file), 'utf8'),
  }));

test.each(Object.entries(originals))('the original of %s is unchanged', (name, sha256) => {
  const file = findOriginal(name);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');

  expect({file, sha256: hash}).toEqual({file, sha256});
});

test.each(swizzled)('$name says what it changes, and why it replaces the original if it does', ({text}) => {
  const [header] = text.split('*/');

  expect(header).toMatch(/^\/\*\n \* Change: [^]*\b(?:Wrap\.|Replacement\b[^.]*\bbecause\b)/);
});

test('every replacement is in the table, every wrap imports its original', () => {
  const replacements = swizzled.filter(({text}) => /^ \*.*\bReplacement\b/m.test(text));
  const wraps = swizzled.filter(swizzle => !replacements.includes(swizzle));

  expect(Object.keys(originals)).toIncludeSameMembers(replacements.map(({name}) => name));
  expect(wraps.filter(({text}) => !text.includes('@theme-original/'))).toEqual([]);
});
