// cspell:ignore Szie tobedatestrng tobedatestring
import {readFileSync} from 'node:fs';
import {groups, matcherCount, type MatcherName} from '@jest-extended/catalogue';
import {getNames} from '@jest-extended/catalogue/words';
import {writeParameter, library as facts, type Parameter} from '@jest-extended/catalogue/library';
import {libraryVersion} from '@jest-extended/catalogue/version';
import {getExamples, readPage} from '@jest-extended/docs-model/page';
import type {List} from 'mdast';
import {toString} from 'mdast-util-to-string';
import * as library from 'jest-extended';
import {version} from 'jest-extended/package.json';
import sidebars from '../../sidebars';
import {findBrokenAnchors} from './anchors';
import {findTable} from './index-tables';
import differences from './differences.cjs';
import {pageAt, pages} from './pages.cjs';
import {readMatcherSections, partsInOrder} from './reference';

// The library, the catalogue, the headings of the pages and the index name the same matchers, and every section of a
// matcher has the same form. One file, because each file that reads the docs parses them again.

const all = pages();
const exported = Object.keys(library).filter(name => name !== 'default');
const named: readonly string[] = groups.flatMap(group => group.matchers);

describe('fences', () => {
  test('have a language, without which their code would go unchecked', () => {
    expect(
      all.flatMap(({file, blocks}) => blocks.filter(({language}) => !language).map(({line}) => `${file}:${line}`)),
    ).toBeEmpty();
  });

  test('marked "vitest=differs" have a reason, and each reason has such a fence', () => {
    const marked = all.flatMap(page =>
      getExamples(page).flatMap(({marks, heading}) => (marks.differsInVitest ? `${page.file} ${heading}` : [])),
    );
    const reasons = differences.map(({page, heading}) => `${page} ${heading}`);

    expect([...new Set(marked)]).toIncludeSameMembers(reasons);
  });
});

describe('links', () => {
  test('to a section find its heading', () => {
    expect(findBrokenAnchors(all)).toBeEmpty();
  });

  test('without a heading are reported by line, with the nearest id', () => {
    const file = 'docs/matchers/string.mdx';
    const text = [
      '## .toBeDateString() {#tobedatestring}',
      '',
      '```md',
      '## Not a heading {#code}',
      '[not a link](#none)',
      '```',
      '',
      '[this](#tobedatestrng) and [that](../index.mdx#problem)',
      '[code](#code)',
    ].join('\n');
    const index = '## Why {#why}\n\n[a](#why), [b](./matchers/string.mdx#tobedatestring)';

    expect(findBrokenAnchors([readPage(text, file), readPage(index, 'docs/index.mdx')])).toEqual([
      `${file}:8: no heading of ${file} has the id "tobedatestrng". Did you mean "tobedatestring"?`,
      `${file}:8: no heading of docs/index.mdx has the id "problem".`,
      `${file}:9: no heading of ${file} has the id "code".`,
    ]);
  });
});

describe('the catalogue', () => {
  test('names each matcher that the library exports once, and no other', () => {
    expect(exported).toBeArrayOfSize(matcherCount);
    expect(named).toIncludeSameMembers(exported);
  });

  test('a name that the library does not export is also a type error', () => {
    // @ts-expect-error the library has no such matcher
    const misspelled: MatcherName = 'toBeArrayOfSzie';

    expect(exported).not.toContain(misspelled);
  });
});

describe('the version of the library', () => {
  test('is right in docs/index.mdx', () => {
    const [, named] = /describe version (\S+)\.\s/.exec(readFileSync('docs/index.mdx', 'utf8')) ?? [];

    expect(named).toBe(version);
  });

  test('is not typed on any other page', () => {
    const typed = new RegExp(`(?<!['@-])\\b${libraryVersion.replaceAll('.', '\\.')}\\b`);

    expect(all.map(({file}) => file).filter(file => typed.test(readFileSync(file, 'utf8')))).toEqual([
      'docs/index.mdx',
    ]);
  });
});

test('README.md and docs/index.mdx are right that there are more than 70 matchers', () => {
  for (const file of ['README.md', 'docs/index.mdx'])
    expect(readFileSync(file, 'utf8').match(/\b\d+ (?=(?:additional )?matchers\b)/g)).toEqual(['70 ']);
  expect(matcherCount).toBeGreaterThan(70);
});

describe("the introduction's table of names from other libraries", () => {
  const cells = findTable(pageAt('docs/index.mdx'), 'coming-from').map(row => row['Write'] ?? '');
  const findNames = (call: RegExp) => cells.flatMap(cell => [...cell.matchAll(call)].map(([, name]) => name ?? ''));

  test('links matchers of the library', () => {
    const linked = findNames(/\[`\.(\w+)\(/g);

    expect(linked).not.toBeEmpty();
    expect(exported).toIncludeAllMembers(linked);
  });

  test("names matchers of Jest's own without a link", () => {
    const plain = findNames(/(?<!\[)`\.(\w+)\(/g);

    expect(plain).not.toBeEmpty();
    expect(plain).toSatisfyAll((name: string) => name in expect(0) && !exported.includes(name));
  });
});

// src/css/prose.css sets the headings whose id is one word in the code font.
test("on a matcher's page, only the ids of matchers are one word", () => {
  const plain = groups.flatMap(({page}) =>
    pageAt(`docs/matchers/${page}.mdx`)
      .sections.filter(({depth, id, title}) => depth === 2 && !id.includes('-') && !title.startsWith('.'))
      .map(({id}) => `${page}#${id}`),
  );

  expect(plain).toEqual([]);
});

/** The calls of a list and of the lists in it. */
const readCalls = (list: List) =>
  list.children.flatMap(({children: [first, nested]}): {text: string; url: string}[] => {
    if (nested?.type === 'list') return readCalls(nested);
    const link = first?.type === 'paragraph' ? first.children[0] : undefined;
    return link?.type === 'link' ? [{text: toString(link), url: link.url}] : [];
  });

test('the index lists the call of each matcher in the group of its page, in the order of the sidebar', () => {
  const category = sidebars.tutorialSidebar.find(item => typeof item === 'object' && item.label === 'Matchers');
  const page = pageAt('docs/matchers/index.mdx');
  const lists = page.sections.flatMap(({id, title, content}) => {
    const list = content.find(node => node.type === 'list');
    return list && page.overviews.has(list) ? [{id, label: title, calls: readCalls(list)}] : [];
  });
  const pagesWithCalls = groups.map(group => ({
    id: group.page,
    label: group.label,
    calls: readMatcherSections(pageAt(`docs/matchers/${group.page}.mdx`)).map(({call, id}) => ({
      text: call,
      url: `./${group.page}.mdx#${id}`,
    })),
  }));
  // The pages that are named after their only matcher, which takes any value.
  const [singles, others] = [true, false].map(isSingle =>
    pagesWithCalls.filter(({label}) => named.includes(label) === isSingle),
  );
  const all = [...(others ?? []), {id: 'any-value', label: 'Any value', calls: singles?.flatMap(({calls}) => calls)}];

  expect(category).toMatchObject({items: groups.map(({page: id}) => ({id: `matchers/${id}`}))});
  expect(lists).toEqual(all.map(group => ({...group, calls: expect.toIncludeSameMembers(group.calls ?? [])})));
});

describe.each(groups)('$label', ({page, matchers}) => {
  const sections = readMatcherSections(pageAt(`docs/matchers/${page}.mdx`));

  test('has a section for each of its matchers, in order, with the lower-case name as its id', () => {
    expect(sections.map(({name, id}) => ({name, id}))).toEqual(matchers.map(name => ({name, id: name.toLowerCase()})));
  });

  describe.each(sections)('$name', ({name, call, definition, parts, parameters, edgeCases, knownIssues}) => {
    const declared = facts.matchers[name]?.parameters ?? [];

    test("has the call of the library's types as its heading", () => {
      expect(call).toBe(`.${name}(${declared.map(inCall).join(', ')})`);
    });

    // It is set in larger type.
    test('begins with a definition in one sentence', () => {
      expect(definition.replace(/`[^`]*`|\([^)]*\)/g, '')).toMatch(/^[^.]+\.$/);
    });

    test('has all parts, in order', () => {
      expect(parts).toIncludeAllMembers([
        ...['sentence', 'example', 'failing', 'edge-cases', 'related'],
        ...(declared.length > 0 ? ['parameters'] : []),
      ]);
      expect([...new Set(parts)]).toEqual(partsInOrder.filter(part => parts.includes(part)));
      expect(parts.lastIndexOf('example')).toBeLessThan(parts.indexOf('edge-cases'));
    });

    test('declares its parameters as the library does, each optional one with its default if it has one', () => {
      expect(parameters.map(text => text.replace(/ = \S+$/, ''))).toEqual(declared.map(writeParameter));
      expect(parameters.filter(text => / = /.test(text) && !text.includes('?:'))).toBeEmpty();
    });

    test('shows each edge case by an assertion of this matcher', () => {
      const shown = edgeCases.flatMap(({code, edgeCases: cases = []}) =>
        cases.map(({statement, from, lines}) => ({
          statement,
          body: code.split('\n').slice(from, from + lines.length),
        })),
      );
      const asserted = ({body}: (typeof shown)[number]) =>
        body.some(line => !/^\s*\/\//.test(line) && new RegExp(`\\b${name}\\(`).test(line));

      expect(shown.length).toBePositive();
      expect(shown.filter(edge => !asserted(edge))).toBeEmpty();
      expect(new Set(shown.map(({statement}) => statement)).size).toBe(shown.length);
    });

    test('shows each known issue by a block that runs, which a fixed library fails', () => {
      expect(knownIssues.blocks).toBe(knownIssues.notes);
    });

    test('has at least three other names', () => {
      expect(getNames(name)).toSatisfy((own: readonly string[]) => own.length >= 3 && new Set(own).size === own.length);
      expect(getNames(name)).not.toContain(name);
    });
  });
});

/** A parameter in a matcher's call: `size`, `by?`, `...args`. */
function inCall({name, isOptional, isRest}: Parameter): string {
  return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`;
}
