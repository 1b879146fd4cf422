import {readdirSync, readFileSync} from 'node:fs';
import {type Doc, mapDocsByFile} from '@jest-extended/docs-model/docs';
import {readPage} from '@jest-extended/docs-model/page';
import {flattenParts} from '@jest-extended/docs-model/section';
import {readSections} from '@jest-extended/docs-model/sections';
import MarkdownIt from 'markdown-it';
import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import DocsText from './DocsText';

jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  {
    virtual: true,
  },
);
jest.mock('@site/src/components/shared/Table', () => (props: ComponentProps<'table'>) => <table {...props} />);

/** HTML without what React and markdown-it write differently. */
const simplify = (html: string): string =>
  html.replaceAll(/ translate="no"|(?<=>)\n|\n(?=<)/g, '').replaceAll(/&#x27;/g, "'");

const about = {title: '', description: '', group: '', docusaurus_tag: '', version: ''};
const docs = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.mdx'))
  .map((file): Doc => ({...about, file: `docs/${file}`, path: `/docs/${file}`}));
const texts = docs
  .flatMap(doc => readSections(readPage(readFileSync(doc.file, 'utf8'), doc.file), doc, mapDocsByFile(docs)))
  .flatMap(({parts}) => flattenParts(parts))
  .flatMap(part => (part.kind === 'text' ? part.markdown : []));

test('each text of the docs is rendered as Markdown', () => {
  const markdown = new MarkdownIt();
  expect(texts.length).toBeGreaterThan(500);
  for (const text of texts)
    expect(simplify(renderToStaticMarkup(<DocsText markdown={text} />))).toBe(simplify(markdown.render(text)));
});
