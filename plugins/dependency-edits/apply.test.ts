import {applyEdit} from './apply';
import type {Edit} from './edit';
import {edits} from './edits';

const edit: Edit = {name: 'louder', file: 'a/b.js', why: '', upstream: '', find: 'hello', replace: 'HELLO $&'};

test('replaces the text, taking the replacement literally', () => {
  expect(applyEdit('say hello;', edit)).toBe('say HELLO $&;');
});

test.each([
  ['nowhere', 'say hi', 0],
  ['twice', 'hello hello', 2],
])('stops by name when the text stands %s', (_, source, times) => {
  expect(() => applyEdit(source, edit)).toThrow(`the edit "louder" finds its text ${times} times in a/b.js`);
});

test('every edit says why and has a name of its own', () => {
  expect(edits).toSatisfyAll((it: Edit) => it.why.length > 20 && it.upstream.length > 0);
  expect(new Set(edits.map(it => it.name)).size).toBe(edits.length);
});
