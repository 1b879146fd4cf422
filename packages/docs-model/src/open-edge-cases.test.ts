import {splitEdgeCases} from './open-edge-cases';

const write = (name: string, ...body: string[]) =>
  [`test('${name}', () => {`, ...body.map(line => `  ${line}`), '});'].join('\n');

const short = (name: string) => write(name, `expect('${name}').not.toBeOne();`);
const two = write('two assertions', 'expect(1).toBeOne();', 'expect(2).not.toBeOne();');
const long = write(
  `a statement that is too long to fit next to its assertion, whatever it says about the value`,
  'expect(1).toBeOne();',
);
const join = (...tests: string[]) => tests.join('\n\n');

test('opens the first cases with one assertion and a statement that fits next to it, three at most', () => {
  const code = join(two, short('a'), long, short('b'), short('c'), short('d'));
  expect(splitEdgeCases(code)).toEqual({
    open: join(short('a'), short('b'), short('c')),
    others: join(two, long, short('d')),
  });
});

test('writes no case twice, and may leave no other or open none', () => {
  expect(splitEdgeCases(join(short('a'), short('b')))).toEqual({
    open: join(short('a'), short('b')),
    others: '',
  });
  expect(splitEdgeCases(join(two, long))).toEqual({open: '', others: join(two, long)});
});

test('keeps a case closed whose statement does not fit next to the longest assertion', () => {
  const wide = write('passes', `expect(${'1'.repeat(40)}).toBeOne();`);
  const wordy = write('a statement of forty characters or more', 'expect(1).toBeOne();');
  expect(splitEdgeCases(join(wordy, wide))).toEqual({open: wordy, others: wide});
  expect(splitEdgeCases(join(wide, wordy))).toEqual({open: wide, others: wordy});
});

test('measures an assertion without its `.not`, which the list does not show', () => {
  const fits = write('it fails', `expect(${'1'.repeat(50)}).not.toBeOne();`);
  expect(splitEdgeCases(fits).others).toBe('');
  expect(splitEdgeCases(fits.replace('.not.', '.not1.')).open).toBe('');
});

test('opens none of a block with imports, or of a case that begins with another statement', () => {
  const withImport = `import {a} from 'a';\n\n${short('a')}`;
  expect(splitEdgeCases(withImport)).toEqual({open: '', others: withImport});
  const comment = write('a', '// @ts-expect-error it is required', 'expect(1).toBeOne();');
  expect(splitEdgeCases(comment)).toEqual({open: '', others: comment});
});
