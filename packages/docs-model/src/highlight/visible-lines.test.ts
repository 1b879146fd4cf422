import {getVisibleLines} from './visible-lines';
import {splitPlainLines} from './token';

const texts = (written: string, shown: string) =>
  getVisibleLines(splitPlainLines(written), written, shown).map(line => line.map(({text}) => text).join(''));

test('removes lines that are not shown, at any position', () => {
  const written = '// highlight-start\na\n\n// highlight-end\nb\nb\n// highlight-next-line\nb';

  expect(texts(written, 'a\n\nb\nb\nb')).toEqual(['a', '', 'b', 'b', 'b']);
});

test('keeps all lines if nothing is removed', () => {
  expect(texts('a\nb', 'a\nb')).toEqual(['a', 'b']);
});

test('keeps lines that it does not find', () => {
  expect(texts('a', 'a\nc')).toEqual(['a', 'c']);
});

test('accepts Windows line endings', () => {
  expect(texts('a\r\n// x\r\nb', 'a\nb')).toEqual(['a', 'b']);
});
