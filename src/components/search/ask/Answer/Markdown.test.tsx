/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import Markdown, {IsStored, ServiceMarkdown} from './Markdown';

jest.mock('@theme/CodeBlock', () => jest.requireActual('../testing/mocks').CodeBlock, {virtual: true});
jest.mock('@docusaurus/Link', () => jest.requireActual('../testing/mocks').Link, {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => jest.requireActual('../testing/mocks').useDocusaurusContext, {
  virtual: true,
});
jest.mock('@site/src/components/shared/Table', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => <table>{children}</table>,
}));

/** The HTML, without the elements of texts. */
const getHtml = ({innerHTML}: HTMLElement): string => innerHTML.replaceAll(/<\/?span>/g, '');

/** Draws the Markdown of a service. */
async function draw(markdown: string): Promise<string> {
  const {container} = render(<ServiceMarkdown>{markdown}</ServiceMarkdown>);
  await act(() => import('./ParsedMarkdown'));
  return getHtml(container).replaceAll(' data-client="true"', '').replaceAll(' data-client="false"', '');
}

const code = (language: string, text: string) =>
  `<pre data-props="{&quot;className&quot;:&quot;language-${language}&quot;}">${text}</pre>`;

test.each([
  ['**a *b***, ~~c~~ `d` e', '<p><strong>a <em>b</em></strong>, <s>c</s> <code translate="no">d</code> e</p>'],
  ['<b>a</b> &amp; <!-- c -->', '<p>&lt;b&gt;a&lt;/b&gt; &amp; &lt;!-- c --&gt;</p>'],
  ['[`.a()`](/b#c "d") ![e](/f) jest.fn', '<p><a href="/b#c"><code translate="no">.a()</code></a>  jest.fn</p>'],
  ['[a](https://b.c) <https://d.e> https://f.g.', '<p>a (https://b.c) https://d.e https://f.g.</p>'],
  ['a  \nb\nc', '<p>a<br>b\nc</p>'],
  ['# a\n\n###### b\n\n---', '<h4 class="title">a</h4><h4 class="title">b</h4><hr>'],
  ['3. a\n   - b\n4. c', '<ol start="3"><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
  ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['> ```ts test\n> a\n> ```\n\n    b', `<blockquote>${code('ts', 'a')}</blockquote>${code('text', 'b')}`],
  [
    'a | b\n:- | -\n`c` | *d*',
    '<table><thead><tr><th style="text-align: left;">a</th><th>b</th></tr></thead><tbody><tr><td style="text-align: left;"><code translate="no">c</code></td><td><em>d</em></td></tr></tbody></table>',
  ],
])('%j', async (markdown, html) => {
  expect((await draw(markdown)).replaceAll(/(?<=>)\n(?=<)/g, '')).toBe(html);
});

test('a stored answer of the docs is drawn as before, and at once whatever is in it', async () => {
  const drawStored = async (isStored: boolean, text: string) => {
    const {container} = render(
      <IsStored value={isStored}>
        <Markdown>{text}</Markdown>
        <Markdown isInline>{'`a` *b*'}</Markdown>
      </IsStored>,
    );
    await act(() => import('./ParsedMarkdown'));
    return getHtml(container);
  };
  const text = '`.a()` fails, *see* [b](/c#d) and [e](https://f.g):\n\n- a\n- **b**';
  expect(await drawStored(true, text)).toBe(await drawStored(false, text));
  const hostile = '> \t'.repeat(22);
  expect(await drawStored(true, hostile)).toInclude('&gt;');
});

test('an answer that a browser translates grows', async () => {
  const translateNode = (node: Node): void => {
    if (!(node instanceof Text)) return void [...node.childNodes].forEach(translateNode);
    const element = document.createElement('font');
    element.textContent = node.data;
    node.replaceWith(element);
  };
  const {container, rerender} = render(<ServiceMarkdown>a</ServiceMarkdown>);
  await act(() => import('./ParsedMarkdown'));
  for (const [markdown, text] of [
    ['a b', 'a b'],
    ['a b **c', 'a b **c'],
    ['a b **c** d', 'a b c d'],
    ['a b **c** d e', 'a b c d e'],
  ] as const) {
    translateNode(container);
    rerender(<ServiceMarkdown>{markdown}</ServiceMarkdown>);
    expect(container.textContent).toBe(text);
  }
});
