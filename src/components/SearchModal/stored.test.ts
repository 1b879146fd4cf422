import {tidyStored} from './stored';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const search = {objectID: '1', url: '/docs', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Introduction'}};

beforeEach(() => localStorage.clear());

test('leaves searches as they are', () => {
  const stored = JSON.stringify([search]);
  localStorage.setItem(recent, stored);

  tidyStored('docs', localStorage);

  expect(localStorage.getItem(recent)).toBe(stored);
});

test('takes out what is no search', () => {
  localStorage.setItem(recent, JSON.stringify([null, search, 1, {objectID: '2'}, {...search, hierarchy: null}]));

  tidyStored('docs', localStorage);

  expect(localStorage.getItem(recent)).toBe(JSON.stringify([search]));
});

test.each(['no JSON', 'null', '{}', '[null]'])('takes %s away', text => {
  localStorage.setItem(recent, text);

  tidyStored('docs', localStorage);

  expect(localStorage.getItem(recent)).toBeNull();
});

describe('conversations', () => {
  const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';
  const message = {id: '1', role: 'user', parts: [{type: 'text', text: 'toBeNil?'}]};
  const conversation = {...search, type: 'askAI', url: '', query: 'toBeNil?', messages: [message]};

  test('stay as they are', () => {
    localStorage.setItem(key, JSON.stringify([conversation]));

    tidyStored('docs', localStorage);

    expect(localStorage.getItem(key)).toBe(JSON.stringify([conversation]));
  });

  test.each([
    {...conversation, messages: undefined},
    {...conversation, messages: []},
    {...conversation, messages: [null]},
    {...conversation, messages: [{...message, parts: 'toBeNil?'}]},
    {...conversation, messages: [{...message, parts: [{type: 'text'}]}]},
    {...conversation, query: 1},
    search,
  ])('go where they cannot be shown: %j', other => {
    localStorage.setItem(key, JSON.stringify([other, conversation]));

    tidyStored('docs', localStorage);

    expect(localStorage.getItem(key)).toBe(JSON.stringify([conversation]));
  });
});
