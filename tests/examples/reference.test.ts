import {readFileSync} from 'node:fs';
import path from 'node:path';
import {edgesOf} from '../../src/catalogue/edges';
import {groups} from '../../src/catalogue';
import {declarationOf, library, type Parameter} from '../../src/catalogue/library';
import {words} from '../../src/catalogue/words';
import {partsInOrder, sectionsOf} from './reference';

const docs = path.join(__dirname, '../../docs/matchers');

const sections = groups.flatMap(({page}) =>
  sectionsOf(readFileSync(path.join(docs, `${page}.mdx`), 'utf8')).map(section => ({page, ...section})),
);

/** A parameter in a matcher's call: `size`, `by?`, `...args`. */
const inCall = ({name, isOptional, isRest}: Parameter): string =>
  `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`;

test('there is a section for each matcher', () => {
  expect(sections.map(({name}) => name)).toIncludeSameMembers(Object.keys(library.matchers));
});

describe.each(sections)('$page: $name', ({name, call, parts, parameters, edges, faults}) => {
  const declared = library.matchers[name]?.parameters ?? [];

  test("is headed by the call that the library's types ask for", () => {
    expect(call).toBe(`.${name}(${declared.map(inCall).join(', ')})`);
  });

  test('has all parts, in order', () => {
    const hasToHave = partsInOrder.filter(
      part => (part !== 'parameters' || declared.length > 0) && (part !== 'fault' || faults.blocks > 0),
    );

    expect(parts).toEqual(hasToHave);
  });

  test('declares its parameters as the library does, each optional one with its default if it has one', () => {
    expect(parameters.map(text => text.replace(/ = \S+$/, ''))).toEqual(declared.map(declarationOf));
    expect(parameters.filter(text => / = /.test(text) && !text.includes('?:'))).toBeEmpty();
  });

  test('shows each edge by an assertion of this matcher', () => {
    const shown = edges.flatMap(code => {
      const lines = code.split('\n');
      return edgesOf(code).edges.map(({statement, body}) => ({
        statement,
        body: lines
          .slice(...body)
          .filter(line => !/^\s*\/\//.test(line))
          .join('\n'),
      }));
    });

    expect(shown.length).toBePositive();
    expect(shown.filter(({body}) => !new RegExp(`\\b${name}\\(`).test(body))).toBeEmpty();
    expect(new Set(shown.map(({statement}) => statement)).size).toBe(shown.length);
  });

  test('shows each fault by a block that runs, which a mended library fails', () => {
    expect(faults.blocks).toBe(faults.notes);
  });

  test('is known under words of the reader', () => {
    expect(words[name]).toSatisfy((own: readonly string[]) => own.length >= 3 && new Set(own).size === own.length);
    expect(words[name]).not.toContain(name);
  });
});
