import type {Turn} from '../block';
import {LIMITS, RequestError, requestOf, turnsOf} from './request';

const said = (role: string, text: string, id = 'm1') => ({id, role, parts: [{type: 'text', text}]});

const questions = (body: unknown) => turnsOf(body).map(({question}) => question);

test('joins the text parts of a message and ignores other parts', () => {
  const parts = [{type: 'text', text: 'to'}, {type: 'file', url: 'x'}, {type: 'text', text: 'BeNil'}, 7];
  expect(questions({messages: [{id: 'm1', role: 'user', parts}]})).toEqual(['toBeNil']);
});

test('keeps the last questions of a long conversation', () => {
  const messages = Array.from({length: LIMITS.questions + 5}, (_, at) => said('user', `q${at}`));
  expect(questions({messages})).toBeArrayOfSize(LIMITS.questions);
  expect(questions({messages}).at(-1)).toBe(`q${LIMITS.questions + 4}`);
});

test('a request has the earlier answers as Markdown, and can be read back', () => {
  const turns: Turn[] = [
    {
      id: 'a',
      question: 'is it null',
      blocks: [
        {type: 'author', author: 'docs'},
        {type: 'remark', markdown: 'Yes.'},
      ],
    },
    {id: 'b', question: 'is it odd', blocks: []},
  ];
  const request = requestOf(turns, {facetFilters: ['language:en']});
  expect(request).toEqual({
    id: 'conversation-a',
    trigger: 'submit-message',
    messages: [said('user', 'is it null', 'a'), said('assistant', 'Yes.', 'a-answer'), said('user', 'is it odd', 'b')],
    searchParameters: {facetFilters: ['language:en']},
  });
  expect(turnsOf(request)).toEqual(turns.map(turn => ({...turn, blocks: []})));
});

test.each([
  ['nothing', undefined, 400],
  ['messages that are not a list', {messages: 'toBeNil'}, 400],
  ['an empty question', {messages: [said('user', ' ')]}, 400],
  ['a question without an id', {messages: [{role: 'user', parts: [{type: 'text', text: 'hi'}]}]}, 400],
  ['an id that is too long', {messages: [said('user', 'hi', 'a'.repeat(LIMITS.idCharacters + 1))]}, 413],
  ['a question that is too long', {messages: [said('user', 'a'.repeat(LIMITS.characters + 1))]}, 413],
])('rejects %s', (_, body, status) => {
  expect(() => turnsOf(body)).toThrow(expect.objectContaining({name: RequestError.name, status}));
});
