/** @jest-environment jsdom */
import type {Exchange} from '@jest-extended/search/answers/answer';
import {render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useAnswerer} from './useAnswerer';
import {useAnswerSource} from './useAnswerSource';
import Ask from '.';

jest.mock('./useAnswerer', () => ({useAnswerer: jest.fn()}));
jest.mock('./useAnswerSource', () => ({useAnswerSource: jest.fn()}));
/** An element in place of a component that exists only in a build. */
function mockElement(props: {to?: string; href?: string; title?: ReactNode; children: ReactNode}): ReactNode {
  const href = props.to ?? props.href;
  if (href !== undefined) return <a href={href}>{props.children}</a>;
  return (
    <section>
      {props.title}
      {props.children}
    </section>
  );
}
jest.mock('@theme/CodeBlock', () => mockElement, {virtual: true});
jest.mock('@theme/Admonition', () => mockElement, {virtual: true});
jest.mock('@docusaurus/Link', () => mockElement, {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({siteConfig: {url: 'https://a.example', baseUrl: '/'}}), {
  virtual: true,
});

/** Opens the ask mode with a question, and waits for the answer. */
async function ask(question: string, answer: NonNullable<Exchange['answer']>): Promise<Element> {
  jest.mocked(useAnswerSource).mockReturnValue(async function* () {
    yield await Promise.resolve(answer);
  });
  const {container} = render(<Ask question={question} onStatus={jest.fn()} onLeave={jest.fn()} onClose={jest.fn()} />);
  return waitFor(() => {
    const element = container.querySelector('[aria-busy=false]');
    if (!element) throw new Error('The answer is not complete.');
    return element;
  });
}

beforeEach(() => {
  jest.mocked(useAnswerer).mockReturnValue({kind: 'docs'});
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

test.each([
  [{kind: 'docs'}, 'Ask the docs', 'Answers are quoted from this documentation.'],
  [{kind: 'assistant', id: 'a'}, 'Ask AI', 'Answers are generated with AI which can make mistakes. Verify responses.'],
] as const)('the author of the answers is named: %j', async (answerer, name, disclaimer) => {
  jest.mocked(useAnswerer).mockReturnValue(answerer);
  await ask('toBeNil', {kind: 'written', markdown: 'a'});
  expect(screen.getByRole('heading', {name})).toBeTruthy();
  expect(screen.getByText(disclaimer)).toBeTruthy();
});

const link = (url: string, ...titles: [string, ...string[]]) => ({url, titles});

test('the docs answer with parts of a section, and the names of others', async () => {
  const code = {kind: 'code', language: 'ts', code: 'expect(1);'} as const;
  const answer = await ask('toBeNil', {
    kind: 'docs',
    quotation: {
      ...link('/docs/a#b', 'A', '.b()'),
      parts: [
        {kind: 'text', markdown: 'See [c](/docs#c) and [Jest](https://jestjs.io): `d`.'},
        {kind: 'note', type: 'caution', title: 'Holes in `[]`', parts: [code]},
      ],
    },
    related: [link('/docs/setup', 'Setup'), link('/docs/setup#e', 'Setup', 'E')],
  });
  expect(answer.textContent).toBe('.b()See c and Jest: d.Holes in []expect(1);Related sectionsSetupSetup: E');
  const links = [...answer.querySelectorAll('a[href]')].map(element => element.getAttribute('href'));
  expect(links).toEqual(['/docs/a#b', '/docs#c', 'https://jestjs.io', '/docs/setup', '/docs/setup#e']);
});

test.each([
  ['**a *b***, ~~c~~ `d`', '<p><strong>a <em>b</em></strong>, <s>c</s> <code translate="no">d</code></p>'],
  ['<b>a</b> &amp; <img src=x onerror=a>', '<p>&lt;b&gt;a&lt;/b&gt; &amp; &lt;img src=x onerror=a&gt;</p>'],
  ['[`.a()`](/b#c) ![e](/f) jest.fn', '<p><a href="/b#c"><code translate="no">.a()</code></a>  jest.fn</p>'],
  ['[a](https://b.c) [d](https://a.example/e)', '<p>a (https://b.c) <a href="/e">d</a></p>'],
  ['[a](javascript:b) [c](data:text/html,d)', '<p>[a](javascript:b) [c](data:text/html,d)</p>'],
  ['# a\n\n---', '<h4 class="title">a</h4><hr>'],
  ['3. a\n   - b\n\n```ts\nc\n```', '<ol start="3"><li>a<ul><li>b</li></ul></li></ol><section>c</section>'],
])('Markdown of a service: %j', async (markdown, html) => {
  const {innerHTML} = await ask('a', {kind: 'written', markdown});
  expect(innerHTML.replaceAll(/<\/?span>|(?<=>)\n(?=<)/g, '')).toBe(html);
});
