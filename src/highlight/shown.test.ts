import {shownLines} from './shown';
import {plainLines} from './token';

const texts = (written: string, shown: string) =>
  shownLines(plainLines(written), written, shown).map(line => line.map(({text}) => text).join(''));

test('leaves out the lines that are not shown, wherever they stand', () => {
  const written = '// highlight-start\na\n\n// highlight-end\nb\nb\n// highlight-next-line\nb';

  expect(texts(written, 'a\n\nb\nb\nb')).toEqual(['a', '', 'b', 'b', 'b']);
});

test('gives all lines where nothing is left out', () => {
  expect(texts('a\nb', 'a\nb')).toEqual(['a', 'b']);
});

test('shows what it does not find', () => {
  expect(texts('a', 'a\nc')).toEqual(['a', 'c']);
});

test('takes Windows line ends', () => {
  expect(texts('a\r\n// x\r\nb', 'a\nb')).toEqual(['a', 'b']);
});
