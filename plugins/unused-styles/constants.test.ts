import {transform} from 'lightningcss';
import {withoutConstants} from './constants';

/** A style sheet without constants, minimized. */
function without(text: string, kept = ''): string {
  const [result = ''] = withoutConstants(new Map([['a.css', text]]), name => name === kept).values();
  return transform({filename: 'a.css', code: Buffer.from(result), minify: true}).code.toString();
}

test('a variable that has only one value is replaced by it', () => {
  expect(without(':root { --a: 1px; --b: calc(var(--a) + 2px); } p { top: var(--b); }')).toMatch(/p\{top:3px\}$/);
});

test.each([
  ['a mode', "[data-theme='dark'] { --a: 2px; }"],
  ['a width', '@media (width <= 996px) { :root { --a: 2px; } }'],
  ['an element', '.night { --a: 2px; }'],
])('a variable that %s changes stays', (_name, text) => {
  expect(without(`:root { --a: 1px; } ${text} p { top: var(--a); }`)).toMatch(/p\{top:var\(--a\)\}$/);
});

test('a variable stays if its value reads one that changes', () => {
  expect(without(':root { --a: 1px; --b: var(--a); } .night { --a: 2px; } p { top: var(--b); }')).toMatch(
    /p\{top:var\(--b\)\}$/,
  );
});

test('a value may read a variable that only the root sets', () => {
  const styles = ":root { --a: 1px; --b: var(--a); } [data-theme='dark'] { --a: 2px; }";

  expect(without(`${styles} p { top: var(--b); }`)).toMatch(/p\{top:var\(--a\)\}$/);
});

test('a fallback is kept, with values instead of its variables', () => {
  const styles = ":root { --a: 1px; --b: var(--a, var(--c)); --c: 3px; } [data-theme='dark'] { --a: 2px; }";

  expect(without(`${styles} p { top: var(--b); }`)).toMatch(/p\{top:var\(--a,3px\)\}$/);
});

test.each([
  [
    'reads a variable that has no value in one mode',
    "--b: var(--a); } [data-theme='dark'] { --a: 1px; }",
    'var(--b,5px)',
  ],
  [
    'reads, in a color, a variable that an element sets',
    '--a: .5; --b: rgb(0 0 0 / var(--a)); } .night { --a: 1; }',
    'var(--b)',
  ],
  [
    'reads, in a function, a variable that an element sets',
    '--a: 1px; --b: env(x, var(--a)); } .night { --a: 2px; }',
    'var(--b)',
  ],
  ['is empty', '--b: ; }', 'var(--b)'],
])('a variable stays if its value %s', (_name, rest, value) => {
  expect(without(`:root { ${rest} p { top: ${value}; }`)).toEndWith(`p{top:${value}}`);
});

test('a variable stays if a script names it', () => {
  expect(without(':root { --a: 1px; } p { top: var(--a); }', '--a')).toMatch(/p\{top:var\(--a\)\}$/);
});

test('a variable of the element itself stays', () => {
  expect(without(':root { --a: inherit; } p { color: var(--a); }')).toMatch(/p\{color:var\(--a\)\}$/);
});

test('a declaration in a layer goes if one in no layer always wins', () => {
  const layer = "@layer low { :root { --a: 1px; } html[data-theme='dark'] { --a: 2px; } .night { --a: 3px; } }";

  expect(without(`${layer} :root { --a: 4px; }`)).toBe('@layer low{.night{--a:3px}}:root{--a:4px}');
});
