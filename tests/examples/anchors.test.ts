// cspell:ignore tobedatestrng tobedatestring
import {brokenAnchors} from './anchors';
import {pages} from './pages.cjs';

const text = [
  '## .toBeDateString() {#tobedatestring}',
  '',
  '```md',
  '## No heading {#code}',
  '[no link](#none)',
  '```',
];

test('every link of the docs to a section finds its heading', () => {
  expect(brokenAnchors(pages())).toBeEmpty();
});

test('a link to no heading is told by its line, with the nearest id', () => {
  const file = 'docs/matchers/string.mdx';
  const links = ['[this](#tobedatestrng) and [that](../index.mdx#problem)', '[code](#code)'];

  expect(
    brokenAnchors([
      {file, text: [...text, ...links].join('\n')},
      {file: 'docs/index.mdx', text: '## Why {#why}\n\n[a](#why), [b](./matchers/string.mdx#tobedatestring)'},
    ]),
  ).toEqual([
    `${file}:7: no heading of ${file} has the id "tobedatestrng". Did you mean "tobedatestring"?`,
    `${file}:7: no heading of docs/index.mdx has the id "problem".`,
    `${file}:8: no heading of ${file} has the id "code".`,
  ]);
});
