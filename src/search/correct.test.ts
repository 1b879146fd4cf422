// cspell:ignore tobearrrayofsize lenght chek
import {createEngine} from './engine';
import {section} from './testing/section';

const engine = createEngine([
  section({
    url: '/docs/matchers/array#tobearrayofsize',
    titles: ['Matchers', 'Array', '.toBeArrayOfSize(size)'],
    prose: 'Passes when the value is an array with so many items. Use it to check the length.',
  }),
]);

const correct = async (text: string) => (await engine)({text}).corrected;

test.each([
  ['toBeArrrayOfSize', 'toBeArrayOfSize'],
  ['tobearrrayofsize', 'toBeArrayOfSize'],
  ['the lenght of an array', 'the length of an array'],
  ['chek the lenght', 'check the length'],
])('%s is corrected to %s', async (query, corrected) => {
  expect(await correct(query)).toBe(corrected);
});

test.each(['toBeArrayOfSize', 'arrays', 'arr', 'kubernetes', 'an unknown array', ''])(
  '%s is not corrected',
  async query => {
    expect(await correct(query)).toBeUndefined();
  },
);

test('a long text is not corrected', async () => {
  expect(await correct('a b c d e f g h the lenght of an array')).toBeUndefined();
});
