import type {Turn} from './block';
import {createRequest} from './request';

const said = (role: string, text: string, id: string) => ({id, role, parts: [{type: 'text', text}]});

test('a request has the earlier answers as Markdown', () => {
  const turns: Turn[] = [
    {
      id: 'a',
      question: 'is it null',
      blocks: [
        {type: 'matches', query: 'is it null', count: 0},
        {type: 'remark', markdown: 'Yes.'},
      ],
    },
    {id: 'b', question: 'is it odd', blocks: []},
  ];
  expect(createRequest(turns, {facetFilters: ['language:en']})).toEqual({
    id: 'conversation-a',
    trigger: 'submit-message',
    messages: [said('user', 'is it null', 'a'), said('assistant', 'Yes.', 'a-answer'), said('user', 'is it odd', 'b')],
    searchParameters: {facetFilters: ['language:en']},
  });
});
