import {readScenarios} from './read-scenarios';
import {block, diff, inline, tab} from './references';

/** The scenarios of one file. */
const read = (...lines: readonly string[]) => readScenarios(new Map([['a', lines.join('\n')]]), new Map());

/** A scenario that only lacks the lines to test. */
const readOne = (...lines: readonly string[]) => read('--- one', 'section: setup#bun', 'sets: bun', ...lines)[0];

test('a scenario has what its lines say', () => {
  expect(
    read(
      '# about the scenario',
      '--- one',
      'section: setup#bun',
      'sets: jest29, jest30 + node22|node24',
      'listed: jest, bun',
      'starts empty',
      'compiles only',
      'quick',
      'cell: setup#vitest-projects | a row | a column',
      '$ true',
    ),
  ).toEqual([
    {
      name: 'one',
      section: 'setup#bun',
      sets: [['jest29'], ['jest30', 'node22'], ['jest30', 'node24']],
      listedPackages: ['jest', 'bun'],
      startsEmpty: true,
      onlyCompiles: true,
      quick: true,
      cell: {section: 'setup#vitest-projects', row: 'a row', column: 'a column'},
      files: {},
      steps: [{run: 'true'}],
    },
  ]);
});

test.each([
  ['one line', ['a.js: first: 1'], 'first: 1\n'],
  [
    'lines with a blank one before and between them',
    ['a.js:', '', '    first', '', '      second', '', ''],
    '\nfirst\n\n  second\n',
  ],
  ['nothing', ['a.js:', ''], ''],
  ['no line break at its end', ['a.js: first\\'], 'first'],
  ['JSON', ['a.js as JSON:', '    {"a": [],', '     "b": 1}'], '{\n  "a": [],\n  "b": 1\n}\n'],
  ['a block', ['a.js <- setup#no-import text 2'], block('setup#no-import', 'text', 2)],
  ['the added lines of a block', ['a.js <- eslint#usage diff +'], diff(block('eslint#usage', 'diff'), '+')],
])('a file has %s', (_, lines, content) => {
  expect(readOne(...lines, '$ true')?.files).toEqual({'a.js': content});
});

test.each([
  ['a command', ['$ jest'], {run: 'jest'}],
  ['a command that works', ['$ a -> b -> works'], {run: 'a -> b', fails: false}],
  ['a command that fails', ['$ jest -> fails'], {run: 'jest', fails: true}],
  ['a block', ['$ <- setup#jest-esm bash yarn'], {run: tab(block('setup#jest-esm', 'bash'), 'yarn')}],
  ['versions', ['$ npm i', '  pins: a 1.0.0, b 2.0.0'], {run: 'npm i', pins: {a: '1.0.0', b: '2.0.0'}}],
  [
    'output',
    ['$ jest', '  > 1 passed', '  > a \\', '  <- setup#bun text', '  <- setup#bun `a "b"`'],
    {run: 'jest', output: ['1 passed', 'a ', block('setup#bun', 'text'), inline('setup#bun', 'a "b"')]},
  ],
  ['any output', ['$ jest', '  >'], {run: 'jest', output: []}],
  ['the content of a file', ['= a.js: text'], {file: 'a.js', content: 'text\n'}],
  ['a file like a block', ['= a.js <- setup#bun text'], {file: 'a.js', content: block('setup#bun', 'text')}],
])('a step has %s', (_, lines, step) => {
  expect(readOne(...lines)?.steps).toEqual([step]);
});

test('a scenario extends earlier entries with its own files, options and steps', () => {
  const [, two] = read(
    ...['=== base', 'sets: jest30', 'a.js: old', 'b.js: old', '$ first'],
    ...['--- one', 'extends: base', 'section: setup#bun'],
    ...['--- two', 'extends: one', 'sets: bun', 'a.js: new', '$ second'],
  );
  expect(two).toEqual({
    name: 'two',
    sets: [['bun']],
    files: {'a.js': 'new\n', 'b.js': 'old\n'},
    section: 'setup#bun',
    steps: [{run: 'first'}, {run: 'second'}],
  });
});

test('texts replace their names, also in other texts, with or without some of their lines', () => {
  const file = ['text first:', '    // no', '    1', 'text second:', '    {{first}}', '    2'];
  const [one] = read(
    ...[...file, '--- one', 'section: setup#bun', 'sets: bun', 'a.js: {{second}}'],
    ...['b.js: {{second without: // no}}', '$ true'],
  );
  expect(one?.files).toEqual({'a.js': '// no\n1\n2\n', 'b.js': '1\n2\n'});
});

test('a table makes a scenario of each row', () => {
  const head = ['--- {{name}}', '| name | set    | file |', '| one  | bun    |      |', '| two  | jest30 | a.js |'];
  expect(read(...head, 'section: setup#bun', 'sets: {{set}}', '$ cat {{file}}')).toMatchObject([
    {name: 'one', sets: [['bun']], steps: [{run: 'cat '}]},
    {name: 'two', sets: [['jest30']], steps: [{run: 'cat a.js'}]},
  ]);
});

test.each([
  ['section: nowhere#bun', '"nowhere#bun" is not a section of a page'],
  ['section: setup', '"setup" is not a section of a page'],
  ['sets: jest30 + jest1', 'packages.ts lacks a set of "jest30 + jest1"'],
  ['a.js <- setup', '"setup" is not a section of a page'],
  ['a.js <- setup#bun text 1 cargo', '"cargo" is not a part of a block'],
  ['a.js: {{no text}}', 'nothing above has the name "no text"'],
  ['a.js as JSON: {', "Expected property name or '}' in JSON"],
  ['extends: one', 'nothing above has the name "one"'],
  ['  > output', 'there is no command above'],
  ['fast', 'this line is not understood'],
])('the line "%s" is an error with file and line', (line, message) => {
  expect(() => read('--- zero', 'section: setup#bun', 'sets: bun', '$ true', '', '--- one', line)).toThrow(
    `a:7: ${message}`,
  );
});

test.each([
  [
    'a scenario without steps',
    ['--- one', 'section: setup#bun', 'sets: bun'],
    'a:3: a section, sets or steps are missing',
  ],
  ['lines above the first entry', ['quick', '--- one'], 'a:1: this line is not understood'],
  [
    'a row without a cell',
    ['--- one', '| a | b |', '| 1 |', '$ true'],
    'a:1: a row of the table has more or fewer cells',
  ],
])('%s is an error', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
});
