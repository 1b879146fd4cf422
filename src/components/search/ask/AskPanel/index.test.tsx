/** @jest-environment jsdom */
import {AnswerError, type AnswerSource, type Block} from '@jest-extended/search/answers/block';
import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ComponentProps} from 'react';
import {fakeSource} from '@site/src/components/search/ask/testing/fake-source';
import AskPanel from '.';

jest.mock('@theme/CodeBlock', () => jest.requireActual('../testing/mocks').CodeBlock, {virtual: true});
jest.mock('@theme/Admonition', () => jest.requireActual('../testing/mocks').Admonition, {virtual: true});
jest.mock('@docusaurus/Link', () => jest.requireActual('../testing/mocks').Link, {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => jest.requireActual('../testing/mocks').useDocusaurusContext, {
  virtual: true,
});
jest.mock('@docusaurus/theme-common', () => jest.requireActual('../testing/mocks'));

const KEY = 'jest-extended.ask.conversations.3';
const assistant = {kind: 'assistant', id: 'assistant-1'} as const;
const byDocs: Block = {type: 'matches', query: 'toBeNil', count: 1};
const says = (markdown: string): Block => ({
  type: 'card',
  url: '/docs/matchers/toBeNil#tobenil',
  titles: ['toBeNil', '.toBeNil()'],
  quotes: [{type: 'paragraph', markdown}],
});

/** Opens the panel with a question, or with an empty field. */
function open(question = '', more: Partial<ComponentProps<typeof AskPanel>> = {}) {
  const {source, waitForQuestion, count} = fakeSource();
  const on = {onStatus: jest.fn(), onSearch: jest.fn(), onLeave: jest.fn(), onClose: jest.fn()};
  const panel = render(<AskPanel answerer={{kind: 'docs'}} source={source} question={question} {...on} {...more} />);
  return {...on, ...panel, waitForQuestion, count, user: userEvent.setup()};
}

const field = () => screen.getByRole('textbox', {name: 'Your question'});
const button = (name: string) => screen.getByRole('button', {name});
const questions = () =>
  screen.queryAllByRole('article').map(article => within(article).getAllByRole('heading')[0]?.textContent);

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

test('asks the query of the search at once, and announces the progress', async () => {
  const {waitForQuestion, onStatus} = open('toBeNil');
  const question = await waitForQuestion(1);
  expect(question.turns).toEqual([{id: expect.any(String), question: 'toBeNil', blocks: []}]);
  expect(screen.getByRole('heading', {name: 'toBeNil'})).toBeTruthy();
  expect(field()).toHaveProperty('placeholder', 'Answering...');
  expect(field()).toHaveProperty('readOnly', true);
  expect(document.activeElement).toBe(field());
  expect(onStatus).toHaveBeenLastCalledWith('Answering...');

  await question.add(byDocs, says('Passes for null.'));
  expect(screen.getByText('Passes for null.')).toBeTruthy();
  expect(field()).toHaveProperty('placeholder', 'Answering...');

  await question.finish();
  expect(field()).toHaveProperty('placeholder', 'Ask another question...');
  expect(field()).toHaveProperty('readOnly', false);
  expect(document.activeElement).toBe(field());
  expect(onStatus).toHaveBeenLastCalledWith('Answer complete');
});

test('opens with an empty field for an empty query; whitespace is not a question', async () => {
  const {count, user, waitForQuestion} = open('  ');
  expect(screen.getByRole('heading', {name: 'What do you want to know?'})).toBeTruthy();
  expect(field()).toHaveProperty('placeholder', 'Ask a question');
  await user.type(field(), '   {Enter}');
  expect(count()).toBe(0);
  await user.clear(field());
  await user.type(field(), ' is it null? {Enter}');
  expect((await waitForQuestion(1)).turns.at(-1)?.question).toBe('is it null?');
});

test('a further question is sent with the earlier ones and their answers', async () => {
  const {waitForQuestion, user} = open('toBeNil');
  await (await waitForQuestion(1)).finish(byDocs, says('Passes for null.'));
  await user.type(field(), 'and undefined?{Enter}');
  const {turns} = await waitForQuestion(2);
  expect(turns).toEqual([
    {id: expect.any(String), question: 'toBeNil', blocks: [byDocs, says('Passes for null.')]},
    {id: expect.any(String), question: 'and undefined?', blocks: []},
  ]);
  expect(questions()).toEqual(['toBeNil', 'and undefined?']);
});

test('an answer can be stopped; the text so far stays', async () => {
  const {waitForQuestion, user, onStatus} = open('toBeNil');
  const question = await waitForQuestion(1);
  await question.add(says('Half of'));
  await user.click(button('Stop'));
  expect(question.signal.aborted).toBeTrue();
  await question.add(says('it'));
  expect(screen.queryByText('it')).toBeNull();
  expect(screen.getByText('Half of')).toBeTruthy();
  expect(screen.getByText('You stopped this answer')).toBeTruthy();
  expect(onStatus).toHaveBeenLastCalledWith('You stopped this answer');
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'toBeTrue{Enter}');
  await (await waitForQuestion(2)).add(says('Half of true'));
  expect(screen.getByText('You stopped this answer')).toBeTruthy();
  await user.click(button('Stop'));
  await user.click(button('Try again'));
  expect((await waitForQuestion(3)).turns.map(turn => turn.question)).toEqual(['toBeNil', 'toBeTrue']);
});

test('an empty conversation offers questions', async () => {
  const {waitForQuestion, user} = open();
  await user.click(button('Does toBeWithin include the end?'));
  expect((await waitForQuestion(1)).turns).toMatchObject([{question: 'Does toBeWithin include the end?'}]);
});

describe('an answer that fails', () => {
  test('shows the reason, keeps the question in the field, and can be asked again in its place', async () => {
    const {waitForQuestion, user, onStatus} = open('toBeNil');
    await (await waitForQuestion(1)).fail(new AnswerError('The docs are gone.'));
    expect(screen.getByText('The docs are gone.')).toBeTruthy();
    expect(onStatus).toHaveBeenLastCalledWith('The docs are gone.');
    expect(field()).toHaveProperty('value', 'toBeNil');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    await (await waitForQuestion(2)).fail(new AnswerError('Still gone.'));
    expect(questions()).toEqual(['toBeNil']);
    await user.click(button('Try again'));
    const third = await waitForQuestion(3);
    expect(third.turns).toHaveLength(1);
    await third.finish(says('Passes for null.'));
    expect(screen.queryByText('Still gone.')).toBeNull();
    expect(questions()).toEqual(['toBeNil']);
    expect(field()).toHaveProperty('value', '');
  });

  test('has a sentence for readers if the error does not', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const {waitForQuestion} = open('toBeNil');
    await (await waitForQuestion(1)).fail(new TypeError('x is not iterable'));
    expect(screen.getByText('No answer was received. Your question is kept.')).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('ends a conversation that cannot continue: the question is asked in another one', async () => {
    const {waitForQuestion, user} = open('toBeNil');
    await (await waitForQuestion(1)).finish(says('Passes for null.'));
    await user.type(field(), 'and undefined?{Enter}');
    await (await waitForQuestion(2)).fail(new AnswerError('This conversation is too long.', true));
    expect(field()).toHaveProperty('placeholder', 'Conversation limit reached');
    expect(field()).toHaveProperty('readOnly', true);
    await user.click(button('Start a new conversation'));
    expect(questions()).toEqual([]);
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    expect((await waitForQuestion(3)).turns.map(({question}) => question)).toEqual(['and undefined?']);
  });
});

describe('the author of the answers is named', () => {
  const QUOTED = 'Quoted from this documentation. Each part links to its section.';
  const GENERATED = 'Answers are generated with AI which can make mistakes. Verify responses.';

  test('the docs: AI is not mentioned, and feedback is not requested', async () => {
    const {waitForQuestion, container} = open('toBeNil');
    await (await waitForQuestion(1)).finish(byDocs, says('Passes for null.'));
    expect(screen.getByText(QUOTED)).toBeTruthy();
    expect(container.textContent).not.toMatch(/\bAI\b/);
    expect(screen.queryByRole('button', {name: 'Helpful'})).toBeNull();
  });

  test('no answer: nothing is quoted, and nothing is copied', async () => {
    const {waitForQuestion, user} = open('bake bread');
    await (await waitForQuestion(1)).finish({type: 'remark', markdown: 'No answer.'});
    expect(screen.getByText('No answer.')).toBeTruthy();
    expect(screen.queryByText(QUOTED)).toBeNull();
    expect(screen.queryByRole('button', {name: 'Copy'})).toBeNull();
    await user.type(field(), 'toBeNil{Enter}');
    await (await waitForQuestion(2)).finish(byDocs, says('Passes for null.'));
    expect(screen.getByText(QUOTED)).toBeTruthy();
    expect(screen.getAllByRole('button', {name: 'Copy'})).toHaveLength(1);
  });

  test('an assistant: answers are generated, unless all of them quote the docs', async () => {
    const {waitForQuestion, user} = open('toBeNil', {answerer: assistant});
    expect(screen.getByText(GENERATED)).toBeTruthy();
    await (await waitForQuestion(1)).finish(byDocs, says('Passes for null.'));
    expect(screen.getByText(QUOTED)).toBeTruthy();
    await user.type(field(), 'why?{Enter}');
    await (await waitForQuestion(2)).finish({type: 'markdown', text: 'Because.'});
    expect(screen.getByText(GENERATED)).toBeTruthy();
  });
});

test('an answer is copied as Markdown, with a confirmation', async () => {
  const {waitForQuestion, user, onStatus} = open('toBeNil');
  await (await waitForQuestion(1)).finish(byDocs, says('Passes for `null`.'));
  await user.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(
    '**[`.toBeNil()`](/docs/matchers/toBeNil#tobenil)**\n\nPasses for `null`.',
  );
  expect(document.activeElement).toBe(button('Copied'));
  expect(onStatus).toHaveBeenLastCalledWith('Copied');
});

test('feedback is reported once, with its question; a failed report is ignored', async () => {
  const sendFeedback = jest.fn(async () => Promise.reject(new Error('offline')));
  const {waitForQuestion, user} = open('toBeNil', {answerer: assistant, sendFeedback});
  const {turns, finish} = await waitForQuestion(1);
  await finish({type: 'markdown', text: 'Yes.'});
  await user.click(button('Not helpful'));
  await user.click(button('Helpful'));
  expect(sendFeedback.mock.calls).toEqual([[turns[0]?.id, false]]);
  expect(button('Not helpful').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Thank you for your feedback')).toBeTruthy();
});

describe('conversations', () => {
  /** Has a conversation of one question. */
  async function hold(question: string) {
    const {waitForQuestion, unmount} = open(question);
    await (await waitForQuestion(1)).finish(byDocs, says(`About ${question}.`));
    unmount();
  }

  test('are stored, and can be reopened and continued', async () => {
    await hold('toBeNil');
    await hold('toBeTrue');
    const {waitForQuestion, user} = open();
    const history = button('History');
    expect(history.getAttribute('aria-expanded')).toBe('false');
    await user.click(history);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['toBeTrue', 'toBeNil']);
    await user.click(button('toBeNil'));
    expect(screen.getByText('About toBeNil.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await user.keyboard('why?{Enter}');
    const question = await waitForQuestion(1);
    expect(question.turns).toHaveLength(2);
    await question.finish(says('Because.'));
    await user.click(button('History'));
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['toBeNil', 'toBeTrue']);
  });

  test('say so if they were too large to be stored as a whole', async () => {
    const exchanges = [{id: '1', question: 'toBeNil', blocks: [says('Yes.')]}];
    localStorage.setItem(KEY, JSON.stringify([{id: 'a', exchanges, isCut: true}]));
    const {user} = open();
    await user.click(button('History'));
    await user.click(button('toBeNil'));
    expect(screen.getByText('Earlier questions of this conversation were not stored.')).toBeTruthy();
  });

  test('can be restarted: the next question does not include the earlier ones', async () => {
    const {waitForQuestion, user} = open('toBeNil');
    await (await waitForQuestion(1)).finish(says('Passes for null.'));
    await user.click(button('New conversation'));
    expect(document.activeElement).toBe(field());
    await user.keyboard('and objects?{Enter}');
    expect((await waitForQuestion(2)).turns).toHaveLength(1);
  });

  test('can be deleted; the history disappears with the last one', async () => {
    await hold('toBeNil');
    const {waitForQuestion, user, onStatus} = open('toBeTrue');
    await (await waitForQuestion(1)).finish(says('Passes for true.'));
    await user.click(button('History'));
    await user.click(button('Delete "toBeTrue"'));
    expect(onStatus).toHaveBeenLastCalledWith('Conversation deleted');
    expect(document.activeElement).toBe(button('Delete "toBeNil"'));
    expect(screen.queryByRole('heading', {name: 'toBeTrue', hidden: true})).toBeNull();
    await user.click(button('Delete "toBeNil"'));
    expect(screen.queryByRole('button', {name: 'History'})).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(localStorage.getItem(KEY)).toBe('[]');
  });

  test.each(['New conversation', 'leaving'])('are stored when they end during an answer: %s', async way => {
    const {waitForQuestion, user, unmount} = open('toBeNil');
    const {add, signal} = await waitForQuestion(1);
    await add(says('Half of'));
    if (way === 'leaving') unmount();
    else await user.click(button(way));
    expect(signal.aborted).toBeTrue();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject([
      {exchanges: [{question: 'toBeNil', blocks: [says('Half of')], isStopped: true}]},
    ]);
  });

  test('stay as they are while the history is open; the end of an answer does not close it', async () => {
    await hold('toBeTrue');
    const {waitForQuestion, user} = open('toBeNil');
    const {add, finish} = await waitForQuestion(1);
    await add(says('Passes for null.'));
    const answer = screen.getByText('Passes for null.');
    await user.click(button('History'));
    await finish();
    expect(document.activeElement).toBe(button('History'));
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['toBeNil', 'toBeTrue']);
    expect(questions()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(questions()).toEqual(['toBeNil']);
    expect(screen.getByText('Passes for null.')).toBe(answer);
  });
});

test('an answer that arrives in very many pieces at once is shown', async () => {
  const source: AnswerSource = async function* () {
    for (let piece = 0; piece < 15_000; piece++) yield {type: 'markdown', text: 'a '};
    yield {type: 'card', url: '/docs/', titles: ['The end'], quotes: []};
  };
  open('toBeNil', {source});
  expect(await screen.findByRole('heading', {name: 'The end'}, {timeout: 300_000})).toBeTruthy();
  expect(screen.getByRole('article').textContent).toInclude('a '.repeat(14_999));
});
