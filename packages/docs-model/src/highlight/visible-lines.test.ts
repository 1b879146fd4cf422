import {getVisibleLines} from './visible-lines';
import {splitPlainLines} from './token';

const texts = (source: string, visible: string) =>
  getVisibleLines(splitPlainLines(source), source, visible).map(line => line.map(({text}) => text).join(''));

test('removes lines that are not shown, at any position', () => {
  const source = '// highlight-start\na\n\n// highlight-end\nb\nb\n// highlight-next-line\nb';

  expect(texts(source, 'a\n\nb\nb\nb')).toEqual(['a', '', 'b', 'b', 'b']);
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
