import {BY_DOCS} from '@site/src/ask/wire/protocol';
import {isQuoted} from './quoted';

const question = {role: 'user', parts: [{type: 'text'}]};
const byDocs = {role: 'assistant', parts: [BY_DOCS, {type: 'text'}]};
const byModel = {role: 'assistant', parts: [{type: 'text'}]};

test.each([
  ['the docs', [question, byDocs, question, byDocs], true],
  ['the docs, and the next answer is awaited', [question, byDocs, question], true],
  ['nobody yet', [question], false],
  ['a model', [question, byModel], false],
  ['the docs, and then a model', [question, byDocs, question, byModel], false],
  ['whoever says something else', [question, {role: 'assistant', parts: [{...BY_DOCS, data: 'model'}]}], false],
])('answered by %s', (_, messages, expected) => {
  expect(isQuoted(messages)).toBe(expected);
});
