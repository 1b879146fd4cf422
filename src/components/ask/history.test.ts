/** @jest-environment jsdom */
import type {Block} from '@jest-extended/ask/block';
import {readConversations, storeConversations, addConversation} from './history';

const KEY = 'jest-extended.ask.conversations.2';
const blocks: Block[] = [
  {type: 'matches', query: 'toBeNil', count: 1},
  {type: 'markdown', text: 'Yes.'},
];
const conversation = (id: string) => ({id, exchanges: [{id: '1', question: 'toBeNil', blocks, isStopped: true}]});

beforeEach(() => localStorage.clear());

test('a conversation is stored unchanged', () => {
  storeConversations([conversation('a')]);
  expect(readConversations()).toEqual([conversation('a')]);
});

test('the last ten conversations are stored, the latest one first and each once', () => {
  storeConversations('a b c d e f g h i j k b'.split(' ').map(conversation).reduce(addConversation, []));
  expect(readConversations().map(({id}) => id)).toEqual('b k j i h g f e d c'.split(' '));
});

test('a full storage drops the oldest conversations', () => {
  const setItem = Storage.prototype.setItem;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (JSON.parse(value).length > 2) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  storeConversations([...'abcd'].map(conversation));
  expect(readConversations().map(({id}) => id)).toEqual(['a', 'b']);
  full.mockRestore();
});

test.each([
  'not JSON',
  'null',
  '{}',
  '[null]',
  '[{"id":"a","exchanges":[]}]',
  '[{"id":"a","exchanges":[{"id":"1","question":1,"blocks":[]}]}]',
  '[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[null]}]}]',
  '[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[{"type":"sections"}]}]}]',
  '[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[{"type":"remark","markdown":1}]}]}]',
  `[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[{"type":"card","url":"/docs","titles":["a"],"rest":[],
    "quotes":[{"type":"note","kind":"__proto__","quotes":[]}]}]}]}]`,
])('%s is ignored', stored => {
  localStorage.setItem(KEY, stored);
  expect(readConversations()).toEqual([]);
});

test('the valid entries of a list are read, each id once', () => {
  localStorage.setItem(KEY, JSON.stringify([null, conversation('a'), {}, conversation('a')]));
  expect(readConversations()).toEqual([conversation('a')]);
});

test('a blocked storage counts as empty', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readConversations()).toEqual([]);
  blocked.mockRestore();
});
