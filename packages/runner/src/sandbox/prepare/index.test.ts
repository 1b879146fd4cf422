import {prepareSource} from '.';

/** The code in the function around it. */
const compile = (source: string) => prepareSource(source).script.slice(0, -'\n}})'.length).replace(/^.*\n/, '');

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

test.each([
  ['new URL("a"); f(Blob)', ['URL', 'Blob', 'f']],
  ['process.env.A; globalThis.Buffer', ['process', 'globalThis']],
  ['(a as URL)!; const b: Blob = a; type File = 1;', ['a', 'b']],
  ['a.URL; ({Blob: 1}); class A { File = 1 }', ['a', 'A']],
  ['import {URL} from "a";', []],
])('finds the names that a file uses: %s', (source, names) => {
  expect([...prepareSource(source).uses]).toIncludeSameMembers(names);
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

test.each([
  ['\nenum A { B }', 'An enum', 2],
  ['\nexport const enum A { B }', 'An enum', 2],
  ['class A {\n  constructor(private a: number) {}\n}', 'A parameter property', 2],
  ['class A {\n  constructor(readonly a = 1) {}\n}', 'A parameter property', 2],
  ['\nnamespace A { export const b = 1 }', 'A namespace that contains values', 2],
  ["\nimport a = require('a');", 'import … = …', 2],
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
  ['const a = 1;\nconst a = 2;', 2, 6, "Identifier 'a' has already been declared"],
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
