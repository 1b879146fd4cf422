/** @jest-environment jsdom */
import {AnswerError, type Exchange} from '@jest-extended/search/answers/answer';
import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {useAnswerer} from './useAnswerer';
import {type AnswerSource, useAnswerSource} from './useAnswerSource';
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

type Answer = NonNullable<Exchange['answer']>;

/** A question that waits for its answer. */
interface Asked {
  readonly questions: readonly string[];
  readonly signal: AbortSignal;
  /** Gives the answer so far, its end, or an error. */
  readonly give: (step: Answer | 'end' | Error) => Promise<void>;
}

const written = (markdown: string): Answer => ({kind: 'written', markdown});

/** Opens the ask mode. The questions are listed as they are asked. */
function open(question = '') {
  const asked: Asked[] = [];
  const source: AnswerSource = async function* (exchanges, signal) {
    const steps: (Answer | 'end' | Error)[] = [];
    asked.push({
      questions: exchanges.map(exchange => exchange.question),
      signal,
      give: step =>
        act(async () => {
          steps.push(step);
          await new Promise(resolve => setTimeout(resolve, 30));
        }),
    });
    for (;;) {
      const step = steps.shift();
      if (step === 'end') return;
      if (step instanceof Error) throw step;
      if (step) yield step;
      else await new Promise(resolve => setTimeout(resolve, 5));
      if (signal.aborted) return;
    }
  };
  jest.mocked(useAnswerSource).mockReturnValue(source);
  const on = {onStatus: jest.fn(), onLeave: jest.fn(), onClose: jest.fn()};
  const view = render(<Ask question={question} {...on} />);
  const find = (count: number) =>
    waitFor(() => {
      const last = asked.at(-1);
      if (!last || asked.length !== count) throw new Error(`${asked.length} questions were asked, not ${count}.`);
      return last;
    });
  return {find, ...on, ...view, user: userEvent.setup()};
}

const getField = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Your question'});
const getButton = (name: string) => screen.getByRole('button', {name});
const getQuestions = () =>
  screen.queryAllByRole('article').map(article => article.querySelector('h3')?.textContent ?? '');

beforeEach(() => {
  jest.mocked(useAnswerer).mockReturnValue({kind: 'docs'});
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'warn').mockImplementation();
});

test('asks the query of the search at once, and announces the progress', async () => {
  const {find, onStatus, user} = open(' toBeNil ');
  const first = await find(1);
  expect(first.questions).toEqual(['toBeNil']);
  expect(getQuestions()).toEqual(['toBeNil']);
  expect(getField()).toMatchObject({placeholder: 'Answering...', readOnly: true});
  expect(document.activeElement).toBe(getField());
  expect(onStatus).toHaveBeenLastCalledWith('Answering...');
  await first.give(written('Passes for null.'));
  expect(screen.getByText('Passes for null.')).toBeTruthy();
  expect(getField().placeholder).toBe('Answering...');
  await first.give('end');
  expect(getField()).toMatchObject({placeholder: 'Ask another question...', readOnly: false, value: ''});
  expect(onStatus).toHaveBeenLastCalledWith('Answer complete');
  await user.type(getField(), 'and undefined?{Enter}');
  expect((await find(2)).questions).toEqual(['toBeNil', 'and undefined?']);
  expect(getQuestions()).toEqual(['toBeNil', 'and undefined?']);
});

test('an empty conversation offers questions', async () => {
  const {find, user} = open(' ');
  expect(getField().placeholder).toBe('Ask a question');
  await user.click(getButton('Does toBeWithin include the end?'));
  expect((await find(1)).questions).toEqual(['Does toBeWithin include the end?']);
  expect(document.activeElement).toBe(getField());
});

test('an answer can be stopped, keeps its text, and can be asked again in its place', async () => {
  const {find, user, onStatus, unmount} = open('toBeNil');
  const first = await find(1);
  await first.give(written('Half of'));
  await user.keyboard('{Enter}');
  expect(first.signal.aborted).toBeFalse();
  await user.click(getButton('Stop'));
  expect(first.signal.aborted).toBeTrue();
  await first.give(written('Half of it'));
  expect(screen.getByText('Half of')).toBeTruthy();
  expect(onStatus).toHaveBeenLastCalledWith('You stopped this answer');
  expect(document.activeElement).toBe(getButton('Ask'));
  await user.click(getButton('Try again'));
  const second = await find(2);
  expect(getQuestions()).toEqual(['toBeNil']);
  expect(document.activeElement).toBe(getField());
  unmount();
  expect(second.signal.aborted).toBeTrue();
});

test('an answer that fails shows the reason, keeps the question, and can be asked again in its place', async () => {
  const {find, user, onStatus} = open('toBeNil');
  await (await find(1)).give(new AnswerError('The docs are gone.'));
  expect(screen.getByText('The docs are gone.')).toBeTruthy();
  expect(onStatus).toHaveBeenLastCalledWith('The docs are gone.');
  expect(getField().value).toBe('toBeNil');
  await user.type(getField(), '?{Enter}');
  expect((await find(2)).questions).toEqual(['toBeNil?']);
  await (await find(2)).give(new TypeError('x is not iterable'));
  expect(screen.getByText('No answer was received. Your question is kept.')).toBeTruthy();
  await user.click(getButton('Try again'));
  expect((await find(3)).questions).toEqual(['toBeNil?']);
});

test('the author of the answers is named: the docs, or AI', () => {
  for (const [answerer, name, disclaimer] of [
    [{kind: 'docs'}, 'Ask the docs', 'Answers are quoted from this documentation.'],
    [
      {kind: 'assistant', id: 'a'},
      'Ask AI',
      'Answers are generated with AI which can make mistakes. Verify responses.',
    ],
  ] as const) {
    jest.mocked(useAnswerer).mockReturnValue(answerer);
    open();
    expect(screen.getByRole('heading', {name})).toBeTruthy();
    expect(screen.getByText(disclaimer)).toBeTruthy();
  }
});

const link = (url: string, ...titles: [string, ...string[]]) => ({url, titles});

test('the docs answer with parts of a section, and the names of others', async () => {
  const {find, container} = open('toBeNil');
  const code = {kind: 'code', language: 'ts', code: 'expect(1);'} as const;
  await (
    await find(1)
  ).give({
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
  expect(container.querySelector('article')?.textContent).toBe(
    'toBeNil.b()See c and Jest: d.Holes in []expect(1);Related sectionsSetupSetup: E',
  );
  const links = [...container.querySelectorAll('a[href]')].map(element => element.getAttribute('href'));
  expect(links).toEqual(['/docs/a#b', '/docs#c', 'https://jestjs.io', '/docs/setup', '/docs/setup#e']);
});

test('the docs say if no section seems to answer', async () => {
  const {find} = open('bake bread');
  await (await find(1)).give({kind: 'docs', related: []});
  expect(screen.getByText(/These docs do not seem to answer this/)).toBeTruthy();
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
  const {find, container} = open('a');
  await (await find(1)).give(written(markdown));
  const answer = container.querySelector('[aria-busy]')?.innerHTML.replaceAll(/<\/?span>|(?<=>)\n(?=<)/g, '');
  expect(answer).toBe(html);
});
