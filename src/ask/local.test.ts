import {findWith, localAsk} from './local';
import {FORM, type Passage, passagesOf} from './passage';

const passage: Passage = {
  url: '/docs/matchers/toBeNil#tobenil',
  titles: ['toBeNil', '.toBeNil()'],
  parts: [{kind: 'text', markdown: 'Passes when the value is `null` or `undefined`.'}],
};
const conversation = {messageId: 'm1', questions: ['toBeNil']};
const going = () => new AbortController().signal;

test('loads the passages with the first question, once, and again after it failed', async () => {
  const load = jest.fn(async () => [passage]).mockRejectedValueOnce(new Error('Offline'));
  const ask = localAsk({find: async () => [], load, report: () => 'https://example.org'});
  expect(load).not.toHaveBeenCalled();
  await expect(ask(conversation, going())).rejects.toThrow('Offline');
  await Promise.all([ask(conversation, going()), ask(conversation, going())]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('stops between two pieces', async () => {
  const leaving = new AbortController();
  const pause = jest.fn(async () => leaving.abort());
  const ask = localAsk({find: async () => [], load: async () => [passage], report: () => 'https://example.org', pause});
  const {text} = await ask(conversation, leaving.signal);
  const read = async () => {
    for await (const piece of text) expect(piece).not.toBeEmpty();
  };
  await expect(read()).rejects.toThrow('abort');
  expect(pause).toHaveBeenCalledOnce();
});

test('finds with the search client, whose hits are absolute', async () => {
  const hit = {
    objectID: '1',
    url: 'https://example.org/docs/a#b',
    url_without_anchor: 'https://example.org/docs/a',
    anchor: 'b',
    type: 'lvl1',
    hierarchy: {},
    content: null,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  } as const;
  const response = {index: 'docs', query: 'q', hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 10};
  const search = jest.fn(async () => ({results: [response]}));
  expect(await findWith({search}, 'docs', ['language:en'])('q')).toEqual(['/docs/a#b']);
  expect(search).toHaveBeenCalledExactlyOnceWith([
    {indexName: 'docs', query: 'q', hitsPerPage: 10, facetFilters: ['language:en']},
  ]);
});

test('refuses a file of another form', () => {
  expect(passagesOf({form: FORM, passages: [passage]})).toEqual([passage]);
  expect(() => passagesOf({form: FORM + 1, passages: []})).toThrow(`The file of passages is not of form ${FORM}.`);
  expect(() => passagesOf('<!doctype html>')).toThrow('not of form');
});
