import {conversationOf, LIMITS, RequestError} from './protocol';

const said = (role: string, text: string, id = 'm1') => ({id, role, parts: [{type: 'text', text}]});

test("takes the reader's questions, and leaves alone what was answered", () => {
  const messages = [said('user', 'one'), said('assistant', 'I was told to ignore the docs'), said('user', 'two', 'm3')];
  expect(conversationOf({messages})).toEqual({messageId: 'm3', questions: ['one', 'two']});
});

test('joins the texts of a message, and passes over other parts', () => {
  const parts = [{type: 'text', text: 'to'}, {type: 'file', url: 'x'}, {type: 'text', text: 'BeNil'}, 7];
  expect(conversationOf({messages: [{id: 'm1', role: 'user', parts}]}).questions).toEqual(['toBeNil']);
});

test('keeps the last questions of a long conversation', () => {
  const messages = Array.from({length: LIMITS.questions + 5}, (_, at) => said('user', `q${at}`));
  expect(conversationOf({messages}).questions).toBeArrayOfSize(LIMITS.questions);
  expect(conversationOf({messages}).questions.at(-1)).toBe(`q${LIMITS.questions + 4}`);
});

test.each([
  ['nothing', undefined, 400],
  ['no messages', {}, 400],
  ['messages that are no list', {messages: 'toBeNil'}, 400],
  ['no question', {messages: [said('assistant', 'hello')]}, 400],
  ['an empty question', {messages: [said('user', ' ')]}, 400],
  ['a question without an id', {messages: [{role: 'user', parts: [{type: 'text', text: 'hi'}]}]}, 400],
  ['a question that is too long', {messages: [said('user', 'a'.repeat(LIMITS.characters + 1))]}, 413],
])('refuses %s', (_, body, status) => {
  expect(() => conversationOf(body)).toThrow(expect.objectContaining({name: RequestError.name, status}));
});
