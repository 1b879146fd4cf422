import {Console} from 'node:console';
import {Writable} from 'node:stream';
import {table} from './console-table';

/** Node's output. */
function ofNode(...given: Parameters<typeof console.table>): string {
  let printed = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      printed += String(chunk);
      done();
    },
  });
  new Console({stdout, colorMode: false}).table(...given);
  return printed.trimEnd();
}

test.each<[string, ...Parameters<typeof console.table>]>([
  [
    'objects of several keys',
    [
      {a: 1, b: 'x'},
      {a: 2, c: {d: 1}},
    ],
  ],
  ['values', [1, 'a', null, undefined]],
  ['objects and values', {x: 1, y: {z: 2}}],
  [
    'arrays',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'a Map',
    new Map<unknown, unknown>([
      ['k', {a: 1}],
      ['l', 2],
    ]),
  ],
  ['a Set', new Set<unknown>([1, [2, 3]])],
  ['chosen columns', [{a: 1, b: 2}, {b: 3}, 4], ['b', 'z']],
  ['no rows', []],
  ['deep cells', [{a: {x: 1, y: 2, z: 3}}, {a: [1, 2, 3, 4, 5]}, {a: () => 1}]],
  ['wide letters', ['日本', 'かな', '🎲', 'é']],
  ['columns that are numbers', [{b: 1}, {1: 2, a: 3}, {0: 4}]],
  ['a column of the name Values', [{Values: 1}]],
])('draws %s as Node does', (_, ...given) => {
  expect(table(...given)).toBe(ofNode(...given));
});

test.each([5, 'text', null, undefined])('%p is not a table', value => {
  expect(table(value)).toBeUndefined();
});

test('draws only the first of many rows', () => {
  expect(table(Array(1e4).fill(1))?.split('\n')).toBeArrayOfSize(1_004);
});
