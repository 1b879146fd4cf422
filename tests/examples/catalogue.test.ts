// cspell:ignore Szie
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as library from 'jest-extended';
import {version} from 'jest-extended/package.json';
import {addressOf, groups, type MatcherName} from '../../src/catalogue';
import {unknownNames} from '../../plugins/matcher-names';
import {libraryVersion} from '../../config/site';
import sidebars from '../../sidebars';
import {fencedBlocks} from './mdx-blocks.cjs';

const docs = path.join(__dirname, '../../docs');
const linesOf = (page: string): string[] => readFileSync(path.join(docs, `matchers/${page}.mdx`), 'utf8').split('\n');

const exported = Object.keys(library).filter(name => name !== 'default');
const named: readonly string[] = groups.flatMap(group => group.matchers);

/** The matchers that a page's headings name: `## .toBeArray() {#tobearray}`. */
const headed = (page: string): {name: string; id: string; text: string}[] =>
  linesOf(page).flatMap(line => {
    const {text, name, id} = /^## (?<text>\.(?<name>\w+)\(.*\)) \{#(?<id>[^}]+)\}$/.exec(line)?.groups ?? {};
    return text && name && id ? [{text, name, id}] : [];
  });

/** The matchers that the index links to: `- [`.toBeArray()`](./array.mdx#tobearray) …`. */
const indexed = linesOf('index').flatMap(line => {
  const {text, page, id} =
    /^- \[`(?<text>\.\w+\(.*?\))`\]\(\.\/(?<page>\w+)\.mdx#(?<id>\w+)\)/.exec(line)?.groups ?? {};
  return text && page && id ? [{text, page, id}] : [];
});

test('the pages describe the installed version of the library', () => {
  expect(version).toBe(libraryVersion);
});

test('the library exports every name in the catalogue', () => {
  expect(unknownNames(named, exported)).toBeEmpty();
});

test('a name in the catalogue that the library does not export is an error of types, too', () => {
  // @ts-expect-error the library has no such matcher
  const misspelt: MatcherName = 'toBeArrayOfSzie';

  expect(exported).not.toContain(misspelt);
});

test('the library exports 76 matchers, and the catalogue names each once', () => {
  expect(exported).toBeArrayOfSize(76);
  expect(exported.filter(name => named.filter(each => each === name).length !== 1)).toBeEmpty();
});

describe.each(groups)('$label', ({page, matchers, label}) => {
  test('has a heading for each of its matchers, in order, with the lower-case name as its id', () => {
    expect(headed(page).map(({name, id}) => ({name, id}))).toEqual(
      matchers.map(name => ({name, id: name.toLowerCase()})),
    );
  });

  test('has an example that passes under each matcher', () => {
    const withExample = fencedBlocks(linesOf(page)).flatMap(block =>
      /^\w+ test$/.test(block.info) ? [block.heading] : [],
    );

    expect(withExample).toIncludeAllMembers(headed(page).map(({text}) => text));
  });

  test('is in the index, call for call', () => {
    expect(indexed.filter(entry => entry.page === page)).toEqual(headed(page).map(({text, id}) => ({text, page, id})));
    expect(linesOf('index')).toContain(`## ${label} {#${page.toLowerCase()}}`);
  });
});

test('the index lists the groups in the order of the sidebar', () => {
  const category = sidebars.tutorialSidebar.find(item => typeof item === 'object' && item.label === 'Matchers');

  expect(category).toMatchObject({items: groups.map(({page}) => `matchers/${page}`)});
  expect([...new Set(indexed.map(entry => entry.page))]).toEqual(groups.map(({page}) => page));
});

test("an address is the page's route and the heading's id", () => {
  const [array] = groups;

  expect(array && addressOf(array, 'toBeArrayOfSize')).toBe('/docs/matchers/array#tobearrayofsize');
});
