import {parseSgr, removeColors} from './parseSgr';

const e = String.fromCharCode(27);

test('returns plain text as one piece', () => {
  expect(parseSgr('a\nb')).toEqual([{text: 'a\nb', looks: []}]);
});

test('returns nothing for an empty text', () => {
  expect(parseSgr('')).toBeArrayOfSize(0);
});

test.each([
  ['1', ['bold']],
  ['2', ['dim']],
  ['31', ['red']],
  ['92', ['green']],
  ['41', ['on-red']],
  ['1;31', ['bold', 'red']],
  ['31;32', ['green']],
  ['31;39', []],
  ['1;2;22', []],
  ['7;27', []],
  ['1;31;0', []],
  ['1;31;', []],
  ['38;5;9', []],
  ['31;38;5;1', []],
  ['1;38;2;0;128;4', ['bold']],
  ['48;5;7;3', ['italic']],
  ['41;48;2;4;5;7', []],
  ['31;58;5;4', ['red']],
  ['31;138;5;1', ['red', 'bold']],
])('%s looks %j', (codes, looks) => {
  expect(parseSgr(`${e}[${codes}mx`)).toEqual([{text: 'x', looks}]);
});

test("splits a line of Jest's", () => {
  expect(parseSgr(`Expected: ${e}[32m1${e}[39m, ${e}[2mnot${e}[22m`)).toEqual([
    {text: 'Expected: ', looks: []},
    {text: '1', looks: ['green']},
    {text: ', ', looks: []},
    {text: 'not', looks: ['dim']},
  ]);
});

test('keeps every character, markup included', () => {
  const text = `<b>&amp;${e}[31m</b>${e}[0m ${e}[2J`;

  expect(removeColors(text)).toBe(`<b>&amp;</b> ${e}[2J`);
});
