import {prepareSource} from '.';
import {TAIL, writeHead} from './script';

/** The code in the function around it. */
const compile = (source: string) => prepareSource(source).script.slice(writeHead('').length, -TAIL.length);

/** The code with one space instead of several. */
const compileBriefly = (source: string) => compile(source).replaceAll(/ +/g, ' ');

describe('a mark in a comment is not that of a type', () => {
  test.each([
    ['<any /* > */ > a', ' a'],
    ['class A implements /* implements */ B {}', 'class A {}'],
    ['class A extends (implement) implements B {}', 'class A extends (implement) {}'],
    ["class A { [/* ] */ 'a' /* ] */]? = 1 }", "class A { [/* ] */ 'a' /* ] */] = 1 }"],
    ['class A { x //\u2028?: number = 1\n}', 'class A { x //\u2028 = 1\n}'],
    ['class A { x //\r?: number = 1\n}', 'class A { x //\r = 1\n}'],
    ['let a /* ! */ !: number;', 'let a /* ! */ ;'],
    ['let \\u0061!: number;', 'let \\u0061 ;'],
    ['(a /* ? */ ?: number) => a', '(a /* ? */ ) => a'],
    ['class A extends readonly.declare {}', 'class A extends readonly.declare {}'],
    ['const A = class extends ({override: B}).override {}', 'const A = class extends ({override: B}).override {}'],
  ])('%s', (source, compiled) => {
    expect(compileBriefly(source)).toBe(compiled);
    expect(compile(source)).toHaveLength(source.length);
  });
});

describe('enums and parameter properties', () => {
  test('are compiled in their lines', () => {
    expect(compileBriefly("enum A { B, C = 'c' }")).toBe(
      `var A = function (A) { A["B"] = 0; if (typeof A["B"] != "string") A[A["B"]] = "B"; A["C"] = 'c' ; if (typeof A["C"] != "string") A[A["C"]] = "C"; return A; }(A || {});`,
    );
    expect(compileBriefly('class A { constructor(readonly b = 1) {} }')).toBe(
      'class A { constructor( b = 1) { this.b = b;} }',
    );
  });

  test.each([
    ["enum A { B = 'b', C = 1 } fail();", 'fail'],
    ['enum A { B } fail();', 'fail'],
    ['enum A { B = fail() }', 'fail'],
    ['const enum A { B = 1, C = B + fail }', 'fail'],
    ['class A { constructor(private readonly b: number) { fail(); } }', 'fail'],
    ['class A extends B { constructor(private b: number) { super(); fail(); } }', 'fail'],
    ['const a = <\nnumber>(b); fail();', 'fail'],
    ["import a from 'a'; fail();", 'fail'],
  ])('the columns after them are found: %s', (source, name) => {
    const {script, findPlace} = prepareSource(source);
    const [line = '', index] = find(script, name);

    expect(findPlace({line: index, column: line.indexOf(name) + 1}).column).toBe(
      find(source, name)[0].indexOf(name) + 1,
    );
  });

  test('the place of an operator is the end of the value before it', () => {
    const {findPlace} = prepareSource('a.b = 1;\na.b\n  = (c as any) + d + 1;');

    expect([
      findPlace({line: 1, column: 'a.b ='.length + writeHead('').length}),
      findPlace({line: 3, column: 3}),
      findPlace({line: 3, column: 16}),
      findPlace({line: 3, column: 20}),
    ]).toEqual([
      {line: 1, column: 4},
      {line: 2, column: 4},
      {line: 3, column: 7},
      {line: 3, column: 19},
    ]);
  });

  test('the place of an awaited import is its await', () => {
    const {findPlace} = prepareSource("async () => {\n  await import('./b');\n};");

    expect(findPlace({line: 2, column: 9})).toEqual({line: 2, column: 3});
  });

  test('a member after a text needs a value', () => {
    expect(() => prepareSource("enum A { B = 'b', C }")).toThrow('Enum member must have initializer.');
  });
});

test.each([
  ['new URL("a"); f(Blob)', ['URL', 'Blob', 'f']],
  ['jest.mock("a"); vi.unmock("b");', ['jest.mock', 'vi.unmock', 'jest', 'vi']],
  ['process.env.A; process.exit();', ['process', 'process.env', 'process.exit']],
  ['globalThis.Buffer; global.fetch', ['Buffer', 'fetch', 'globalThis', 'global']],
  ['global.fetch = f; fetch()', ['global', 'f']],
  ['(a as URL)!; const b: Blob = a; type File = 1;', ['a']],
  ['a.URL; ({Blob: 1}); class A { File = 1 }', ['a', 'a.URL']],
  ['import {URL} from "a"; new URL()', []],
  ['const {a: URL, ...Blob} = f; new URL(), new Blob()', ['f']],
  ['function fetch([atob], {btoa = 1}) {} fetch(atob, btoa)', []],
  ['class A { constructor(private URL: string) {} } enum B { C = Blob }', ['Blob']],
])('finds the names that a file uses and does not declare: %s', (source, names) => {
  expect(prepareSource(source).uses).toIncludeSameMembers(names);
});

test.each([
  ["export default {type: 'a', b: 1};", "; 0, {type: 'a', b: 1};"],
  ['export default function () {}\n(1)', '; 0, function () {};\n(1)'],
  ['export default class {}', '; 0, class {};'],
  ['export default function a() {}', 'function a() {}'],
  ['export default interface A {}', ';'],
])('a default export remains what it is: %s', (source, compiled) => {
  expect(compileBriefly(source).replace(';0,', '; 0,').trim()).toBe(compiled);
});

/** The line with a text, and its number. */
function find(text: string, part: string): [line: string, number: number] {
  const lines = text.split('\n');
  const index = lines.findIndex(line => line.includes(part));
  return [lines[index] ?? '', index + 1];
}

test.each([
  ['\nnamespace A { export const b = 1 }', 'A namespace that contains values', 2],
  ['\nexport = 1;', 'export = …', 2],
  ['class A {\n  @dec b() {}\n}', 'A decorator', 2],
  ['@dec class A {}', 'A decorator', 1],
  ['\nimport.meta.url;', 'import.meta', 2],
  ['\nclass A { accessor x = 1 }', 'accessor', 2],
])('%s is refused, with its name and its line', (source, name, line) => {
  expect(() => prepareSource(source)).toThrow(
    expect.objectContaining({line, message: expect.stringContaining(`${name} cannot run on this page: `)}),
  );
});

test.each([
  ['\nconst a = <div className="a">b</div>;', 2, 10],
  ['function A() {\n  return (\n    <>\n      <b>{1}</b>\n    </>\n  );\n}', 4, 6],
  ['const a = isOpen && <A>text of it</A>;', 1, 20],
])('JSX is refused, with its line: %s', (source, line, column) => {
  expect(() => prepareSource(source)).toThrow(
    expect.objectContaining({line, column, message: 'JSX cannot run on this page: React is not part of it'}),
  );
});

test.each([
  ['test(‘a’)', 5, "Unexpected character ‘ (U+2018): write '"],
  ['f(1；2)', 3, 'Unexpected character ； (U+FF1B): write ;'],
  ['f()\u200b;', 3, 'Invisible character U+200B: delete it'],
  ['f(1 – 2)', 4, 'Unexpected character – (U+2013): write -'],
])('a character that looks like another one is named: %s', (source, column, message) => {
  expect(() => prepareSource(source)).toThrow(expect.objectContaining({line: 1, column, message}));
});

test.each([
  ["test('a', () => {\n  expect(1).toBe(1);\n", 3, 0, 'Unexpected end of input'],
  ['const a = ;\n', 1, 10, 'Unexpected token'],
  ['const a = "b\n;', 1, 10, 'Unterminated string constant'],
])('a syntax error says what is wrong: %j', (source, line, column, message) => {
  expect(() => prepareSource(source)).toThrow(expect.objectContaining({line, column, message}));
});

test('await outside of functions is refused, because Jest runs a file as a script', () => {
  const message = "Cannot use keyword 'await' outside an async function";
  expect(() => prepareSource('\nawait 1;')).toThrow(expect.objectContaining({line: 2, column: 0, message}));
});

test.each(['f(<a>b); f(', "f('<b></b>') f()", 'const a = 1 < b)', 'f(a<b, c>(d), "/>" e)'])(
  'a syntax error that is not in an element remains: %s',
  source => {
    expect(() => prepareSource(source)).toThrow(expect.not.objectContaining({message: expect.stringContaining('JSX')}));
  },
);

test.each([
  ['namespace A { export type B = 1; interface C {} }', ';                                                 '],
  ["import type a = require('a');", ';'],
  ['declare enum A { B }', ';'],
  ['declare namespace A { const b: 1 }', ';'],
])('%s is erased', (source, erased) => {
  expect(compile(source).trim()).toBe(erased.trim());
});
