/** @jest-environment jsdom */
import type {Block} from '@site/src/ask/block';
import {keptConversations, storeConversations, withConversation} from './history';

const KEY = 'jest-extended.ask.conversations';
const from = {url: '/docs/matchers/toBeNil#tobenil', title: '.toBeNil()'};
const code = {
  language: 'ts',
  code: 'test()',
  marks: {verdict: 'fails', shows: 'example', notInBrowser: 'it reads a file'},
  tokens: 'a,b',
  report: 'x',
} as const;
const blocks: Block[] = [
  {type: 'author', author: 'docs'},
  {type: 'search', query: 'nil', count: 1},
  {type: 'title', text: 'Watch out'},
  {type: 'remark', markdown: 'This is it:'},
  {type: 'signature', from},
  {type: 'paragraph', markdown: 'Passes for null.', from},
  {type: 'example', code, from},
  {type: 'edge-case', statement: 'fails for 0', code: {language: 'ts', code: ''}, from},
  {type: 'note', kind: 'caution', title: 'Careful', blocks: [{type: 'paragraph', markdown: 'It is.', from}], from},
  {type: 'relatives', lines: ['`.toBeNaN()`'], from},
  {type: 'sections', why: 'near', sections: [{...from, summary: 'Nil'}]},
  {type: 'sources', sections: [from]},
  {type: 'markdown', text: 'Yes.'},
];
const conversation = (id: string) => ({id, exchanges: [{id: '1', question: 'toBeNil', blocks, isStopped: true}]});

beforeEach(() => localStorage.clear());

test('every type of block is stored unchanged', () => {
  storeConversations([conversation('a')]);
  expect(keptConversations()).toEqual([conversation('a')]);
});

test('the last ten conversations are stored, the latest one first and each once', () => {
  storeConversations('a b c d e f g h i j k b'.split(' ').map(conversation).reduce(withConversation, []));
  expect(keptConversations().map(({id}) => id)).toEqual('b k j i h g f e d c'.split(' '));
});

test('a full storage drops the oldest conversations', () => {
  const setItem = Storage.prototype.setItem;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (JSON.parse(value).length > 2) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  storeConversations([...'abcd'].map(conversation));
  expect(keptConversations().map(({id}) => id)).toEqual(['a', 'b']);
  full.mockRestore();
});

test.each([
  'not JSON',
  'null',
  '{}',
  '[null]',
  '[{"id":"a","exchanges":[]}]',
  '[{"id":"a","exchanges":[{"id":"1","question":1,"blocks":[]}]}]',
  '[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[{"type":"unknown"}]}]}]',
  JSON.stringify([
    {id: 'a', exchanges: [{id: '1', question: '?', blocks: [{type: 'note', kind: 'constructor', from, blocks: []}]}]},
  ]),
])('%s is ignored', stored => {
  localStorage.setItem(KEY, stored);
  expect(keptConversations()).toEqual([]);
});

test('the valid entries of a list are read, each id once', () => {
  localStorage.setItem(KEY, JSON.stringify([null, conversation('a'), {}, conversation('a')]));
  expect(keptConversations()).toEqual([conversation('a')]);
});

test('a blocked storage counts as empty', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keptConversations()).toEqual([]);
  blocked.mockRestore();
});
