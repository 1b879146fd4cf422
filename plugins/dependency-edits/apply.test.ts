import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {applyEdit} from './apply';
import {type Edit, edits} from './edits';

const edit: Edit = {name: 'louder', file: 'a/b.js', why: '', upstream: '', find: 'hello', replace: 'HELLO $&'};

test('replaces the text, taking the replacement literally', () => {
  expect(applyEdit('say hello;', edit)).toBe('say HELLO $&;');
});

test('removes everything up to the end that it names, which stays', () => {
  expect(applyEdit('say hello, my old friend;', {...edit, until: 'friend'})).toBe('say HELLO $&friend;');
});

test('stops by name when the end does not follow', () => {
  expect(() => applyEdit('my friend, hello;', {...edit, until: 'friend'})).toThrow(
    'the edit "louder" finds its text but not its end in a/b.js',
  );
});

test.each([
  ['nowhere', 'say hi', 0],
  ['twice', 'hello hello', 2],
])('stops by name when the text occurs %s', (_, source, times) => {
  expect(() => applyEdit(source, edit)).toThrow(`the edit "louder" finds its text ${times} times, not once, in a/b.js`);
});

test('every edit has a reason and a unique name', () => {
  expect(edits).toSatisfyAll((it: Edit) => it.why.length > 20 && it.upstream.length > 0);
  expect(new Set(edits.map(it => it.name)).size).toBe(edits.length);
});

describe('A browser test names the edit', () => {
  const folder = path.resolve(__dirname, '../../tests/site');
  const specs = readdirSync(folder, {encoding: 'utf8', recursive: true})
    .filter(file => file.endsWith('.spec.ts'))
    .map(file => readFileSync(path.join(folder, file), 'utf8'));

  test.each(edits.map(({name}) => name))('%s', name => {
    expect(specs.some(text => text.includes(`the edit "${name}"`))).toBe(true);
  });
});
