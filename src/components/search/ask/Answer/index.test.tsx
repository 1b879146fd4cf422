/** @jest-environment jsdom */
// cspell:ignore avascript
import type {Block, Quote} from '@jest-extended/search/answers/block';
import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import Answer from '.';

jest.mock('@theme/CodeBlock', () => jest.requireActual('../testing/mocks').CodeBlock, {virtual: true});
jest.mock('@theme/Admonition', () => jest.requireActual('../testing/mocks').Admonition, {virtual: true});
jest.mock('@docusaurus/Link', () => jest.requireActual('../testing/mocks').Link, {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => jest.requireActual('../testing/mocks').useDocusaurusContext, {
  virtual: true,
});
jest.mock('@docusaurus/theme-common', () => jest.requireActual('../testing/mocks'));

const card = (...quotes: Quote[]): Block => ({
  type: 'card',
  url: '/docs/matchers/array#tobearray',
  titles: ['Array', '.toBeArray()'],
  quotes,
});

async function draw(...blocks: Block[]) {
  const onSearch = jest.fn();
  const {container} = render(<Answer question="is it an array?" blocks={blocks} onSearch={onSearch} />);
  // What only answers of services need is loaded.
  await act(() => import('./ParsedMarkdown'));
  const code = () => [...container.querySelectorAll('pre')].map(({textContent}) => textContent);
  return {container, code, onSearch};
}

const streamed = (text: string): Block => ({type: 'markdown', text});
const getUrl = (name: string) => screen.getByRole('link', {name}).getAttribute('href');

test('an example is a code block of the docs, with its marks and its stored report', async () => {
  const code = {language: 'ts', title: 'sum.test.ts', code: 'expect(1).toBeNil();'};
  const {container} = await draw(
    card(
      {type: 'example', code: {...code, marks: {verdict: 'fails', shows: 'example'}, report: 'Expected nil'}},
      {type: 'example', code: {...code, marks: {verdict: 'passes', shows: 'known-issue', notInBrowser: 'it reads'}}},
      {type: 'example', code: {language: 'sh', code: 'npm i'}},
    ),
  );
  const drawn = [...container.querySelectorAll('pre')].map(({dataset}) => JSON.parse(dataset['props'] ?? ''));
  expect(drawn).toEqual([
    {className: 'language-ts', title: 'sum.test.ts', verdict: 'fails', shows: 'example', report: 'Expected nil'},
    {
      className: 'language-ts',
      title: 'sum.test.ts',
      verdict: 'passes',
      shows: 'known-issue',
      notInBrowser: 'it reads',
    },
    {className: 'language-sh'},
  ]);
});

test('notes are the admonitions of the docs, with all their content', async () => {
  const code = {language: 'ts', code: 'expect([]);'};
  await draw(
    card({
      type: 'note',
      kind: 'caution',
      title: 'Holes in `[]`',
      quotes: [
        {type: 'paragraph', markdown: 'Sparse arrays *pass*.'},
        {type: 'example', code},
      ],
    }),
  );
  const note = screen.getByRole('complementary', {name: 'caution'});
  expect(note.textContent).toContain('Holes in []');
  expect(note.textContent).toContain('Sparse arrays pass.');
  expect(note.textContent).toContain('expect([]);');
});

test('a card has the title of its section, the sentence that answers, and a link to the section', async () => {
  const {container} = await draw(
    {
      type: 'card',
      url: '/docs/matchers/array#tobearray',
      titles: ['Array', '.toBeArray()'],
      sentence: 'So, `a`.',
      quotes: [{type: 'paragraph', markdown: 'More.'}],
    },
    {type: 'card', url: '/docs/matchers/toBeNil#tobenil', titles: ['toBeNil', '.toBeNil()'], quotes: []},
    {type: 'card', url: '/docs/setup', titles: ['Setup'], quotes: []},
  );
  expect([...container.querySelectorAll('section')].map(({textContent}) => textContent)).toEqual([
    '.toBeArray()So, a.More.Source: Array › .toBeArray()',
    '.toBeNil()Source: toBeNil › .toBeNil()',
    'SetupSource: Setup',
  ]);
  expect(getUrl('Array › .toBeArray()')).toBe('/docs/matchers/array#tobearray');
  expect(screen.getAllByRole('link').every(link => link.dataset['client'] === 'true')).toBeTrue();
});

test('related sections are links with the paragraphs that they begin with', async () => {
  const {container} = await draw({
    type: 'related',
    sections: [
      {url: '/docs/a#b', title: '.toBeNil()', text: 'Passes for `null`.'},
      {url: '/docs/a#c', title: 'A: C', text: ''},
    ],
  });
  expect([...container.querySelectorAll('li')].map(({textContent}) => textContent)).toEqual([
    '.toBeNil()Passes for null.',
    'A: C',
  ]);
  expect([getUrl('.toBeNil()'), getUrl('A: C')]).toEqual(['/docs/a#b', '/docs/a#c']);
});

test('the search of the docs opens if it has more results than the answer', async () => {
  const {container, onSearch} = await draw(
    {type: 'matches', query: 'is it an array?', count: 3},
    {
      type: 'matches',
      query: 'a list is it an array?',
      count: 4,
    },
  );
  expect(container.textContent).toBe('See all 4 results for "a list is it an array?"');
  await userEvent.click(screen.getByRole('button'));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('a list is it an array?');
});

test('sources are a list of links within the site', async () => {
  await draw({
    type: 'sources',
    sections: [
      {url: '/docs/matchers/array#tobearray', title: '.toBeArray()'},
      {url: 'https://docs.example.org/docs/a?b=c#d', title: 'A'},
    ],
  });
  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual(['Sources']);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['.toBeArray()', 'A']);
  expect(getUrl('A')).toBe('/docs/a?b=c#d');
});

test('an answer of which a part is left out says so', async () => {
  const {container} = await draw(streamed('So.'), {type: 'omission'});
  expect(container.textContent).toBe('So.This answer is too long to show as a whole.');
});

test('the query opens the search, next to the number of sections', async () => {
  const {container, onSearch} = await draw({type: 'search', query: 'to be array', count: 1});
  expect(container.textContent).toBe('Found 1 section for "to be array"');
  await userEvent.click(screen.getByRole('button'));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('to be array');
});

test('a query that is the question is not repeated', async () => {
  const {container} = await draw({type: 'search', query: 'is it an array?', count: 2});
  expect(container.textContent).toBe('Found 2 sections');
});

/** jsdom has no layout: this observer reports each element once. */
class Observer implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe = () => this.report([], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

test('the Markdown of a service: highlighted code, headings below the question, tables that scroll', async () => {
  globalThis.ResizeObserver = Observer;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const {container, code} = await draw(
    streamed('# So\n\nUse `a`:\n\n```js\nlet a = 1;\n\nlet b;\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'),
  );
  expect(screen.getByRole('heading', {level: 4, name: 'So'})).toBeTruthy();
  expect(code()).toEqual(['let a = 1;\n\nlet b;']);
  expect(container.querySelector('pre')?.dataset['props']).toContain('language-js');
  const region = screen.getByRole('region', {name: 'Table'});
  expect(region.tabIndex).toBe(0);
  expect(within(region).getAllByRole('cell')).toHaveLength(2);
});

test.each([
  '<script>window.ran = 1</script> <img src=x onerror="window.ran=2">',
  '<iframe srcdoc="<script>parent.ran=3</script>"></iframe>',
  '[a](javascript:window.ran=4) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](vbscript:x) [e](&#106;avascript:x)',
  '![a picture](https://example.org/x.png) ![another](x" onerror="window.ran=5)',
  '<a href="javascript:window.ran=6">a</a>',
  '[x]: javascript:alert(1)\n\n[x][x] <javascript:alert(1)> [y](<java\tscript:alert(1)>)',
])('nothing in an answer runs or is fetched: %s', async text => {
  const {container} = await draw(streamed(`${text}\n\nThe end.`), {
    type: 'sources',
    sections: [{url: 'javascript:alert(1)', title: 'Source'}],
  });
  expect(container.textContent).toContain('The end.');
  expect(container.querySelectorAll('script, img, iframe, [onerror], a')).toHaveLength(0);
});

test('a service links only to pages of this site; other URLs are text, those of its sources too', async () => {
  const source = {url: '/docs/matchers/array#tobearray', title: '.toBeArray()'};
  const {container} = await draw(
    streamed(
      '[a](https://docs.example.org.evil.example/docs) [b](//evil.example) [c](/docs) [d](https://docs.example.org//e.example)' +
        ' <https://evil.example>',
    ),
    {
      type: 'sources',
      sections: [...['https://evil.example/', '/\t/evil.example'].map(url => ({url, title: 'E'})), source],
    },
  );
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/docs', source.url]);
  expect(container.textContent).toInclude('a (https://docs.example.org.evil.example/docs) b c');
  expect(container.textContent).toInclude(' https://evil.example');
});

test('the docs link to other sites', async () => {
  await draw({type: 'remark', markdown: '[a](https://jestjs.io) [b](mailto:a@example.org)'});
  expect(screen.getAllByRole('link').map(link => link.dataset['client'])).toEqual(['false', 'false']);
});

test.each([
  ['quotations with tabs', '> \t'.repeat(22)],
  ['code without an end', `a${'`'.repeat(8000)}`],
  ['quotations', '> '.repeat(2000)],
  ['lists and quotations in one another', '- 1. > '.repeat(1500)],
  ['emphasis', '*a **b '.repeat(850) + ' c** d*'.repeat(850)],
  ['links without an end', '[a]('.repeat(3000)],
])(
  'Markdown of a model that repeats itself is drawn at once, a few levels deep, and nothing is lost: %s',
  async (_, text) => {
    const {container} = await draw(streamed(`${text}end`));
    const getDepth = (element: Element): number => Math.max(0, ...[...element.children].map(getDepth)) + 1;
    expect(getDepth(container)).toBeLessThan(25);
    const getWords = (markdown: string | null) => markdown?.match(/\w/g)?.filter(letter => letter !== '1');
    expect(getWords(container.textContent)).toEqual(getWords(`${text}end`));
  },
);

test.each([
  ['is too long', 'a *b*\n'.repeat(2001)],
  ['has too many cells', `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(500)}`],
])('a text that %s for an answer is shown as it is', async (_, text) => {
  expect((await draw(streamed(text))).container.textContent).toBe(text);
});
