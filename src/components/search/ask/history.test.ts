/** @jest-environment jsdom */
import type {Block, Quote} from '@jest-extended/search/answers/block';
import type {Conversation} from './conversation';
import {readConversations, storeConversations, addConversation} from './history';

const KEY = 'jest-extended.ask.conversations.3';
const blocks: Block[] = [
  {type: 'matches', query: 'toBeNil', count: 1},
  {type: 'markdown', text: 'Yes.'},
];
const conversation = (id: string) => ({id, exchanges: [{id: '1', question: 'toBeNil', blocks, isStopped: true}]});

const card = (quotes: readonly Quote[]): Block => ({type: 'card', url: '/docs', titles: ['a'], quotes});

beforeEach(() => localStorage.clear());

test('a conversation is stored unchanged', () => {
  storeConversations([conversation('a')]);
  expect(readConversations()).toEqual([conversation('a')]);
});

test('the last ten conversations are stored, the latest one first and each once', () => {
  storeConversations('a b c d e f g h i j k b'.split(' ').map(conversation).reduce(addConversation, []));
  expect(readConversations().map(({id}) => id)).toEqual('b k j i h g f e d c'.split(' '));
});

test('of a conversation that is too large, the last exchanges are stored', () => {
  const exchange = (id: number, text: string) => ({
    id: String(id),
    question: 'a',
    blocks: [{type: 'markdown', text} as const],
  });
  const store = (exchanges: Conversation['exchanges']) => {
    storeConversations(addConversation([], {id: 'a', exchanges}));
    return readConversations()[0];
  };
  const long = store(Array.from({length: 20}, (_, id) => exchange(id, 'b'.repeat(50_000))));
  expect(long?.exchanges.map(({id}) => Number(id))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19]);
  const many = store(Array.from({length: 2000}, (_, id) => exchange(id, 'b')));
  expect(many).toMatchObject({isCut: true});
  expect(many?.exchanges.length).toBeWithin(500, 1001);
  expect(many?.exchanges.at(-1)?.id).toBe('1999');
});

test('a conversation whose last exchange is too large is left out', () => {
  const large = {id: 'large', exchanges: [{id: '1', question: `e${'\u0301'.repeat(50)}`, blocks}]};
  expect(addConversation([conversation('a')], large)).toEqual([conversation('a')]);
});

test.each<[string, Block[]]>([
  ['5,000 searches', Array<Block>(5000).fill({type: 'search', query: 'a', count: 1})],
  [
    '20,000 sources',
    [{type: 'sources', sections: Array<{url: string; title: string}>(20_000).fill({url: '/', title: 'a'})}],
  ],
  ['600 marks on a letter', [{type: 'markdown', text: '\u0301'.repeat(600)}]],
  ['600,000 characters', [{type: 'markdown', text: 'a'.repeat(600_000)}]],
  [
    'notes in one another',
    [
      card(
        Array<null>(500)
          .fill(null)
          .reduce<Quote[]>(quotes => [{type: 'note', kind: 'tip', quotes}], []),
      ),
    ],
  ],
])('a stored answer of %s is ignored, and others are read', (_, blocks) => {
  const large = {id: 'large', exchanges: [{id: '1', question: 'a', blocks}]};
  localStorage.setItem(KEY, JSON.stringify([large, conversation('a')]));
  expect(readConversations().map(({id}) => id)).toEqual(['a']);
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
  `[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[{"type":"card","url":"/docs","titles":["a"],
    "quotes":[{"type":"note","kind":"__proto__","quotes":[]}]}]}]}]`,
  `[{"id":"a","exchanges":[{"id":"1","question":"?","blocks":[{"type":"card","url":"/docs","titles":["a"],
    "quotes":[{"type":"example","code":{"language":"ts","code":"}","marks":{"verdict":"passes","shows":"edge-cases"}}}]}]}]}]`,
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
