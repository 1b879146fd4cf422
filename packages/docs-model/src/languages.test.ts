import {createCodeBlock} from './code-block';

const SAMPLES = {
  markup: '<p class="a">b</p>',
  js: 'const a = "b";',
  jsx: 'const a = <p id="b">c</p>;',
  ts: 'const a: string = "b";',
  tsx: 'const a = <p id="b">c</p>;',
  css: 'a { color: red; }',
  yaml: 'a: "b"',
  markdown: '# A\n\n**b** `c`',
  graphql: 'query A { b(c: "d") }',
  sql: "SELECT a FROM b WHERE c = 'd';",
  swift: 'let a: String = "b"',
  kotlin: 'val a: String = "b"',
  c: 'int main(void) { return 0; }',
  cpp: 'class A { int b = 1; };',
  rust: 'fn main() { let a = "b"; }',
  go: 'func main() { a := "b" }',
  python: 'def a():\n    return "b"',
  json: '{ "a": 1, "b": true }',
  bash: 'npm install --save-dev "a" # b',
  diff: '- a\n+ b',
};

test.each(Object.entries(SAMPLES))('code in %s is highlighted', (lang, value) => {
  expect(createCodeBlock({language: lang, code: value}, []).tokens).toMatch(/[a-z]/);
});
