import {splitEdgeCases} from './open-edge-cases';

const write = (name: string, ...body: string[]) =>
  [`test('${name}', () => {`, ...body.map(line => `  ${line}`), '});'].join('\n');

const short = (name: string) => write(name, `expect('${name}').not.toBeOne();`);
const two = write('two assertions', 'expect(1).toBeOne();', 'expect(2).not.toBeOne();');
const three = write('three assertions', ...Array.from({length: 3}, () => 'expect(1).toBeOne();'));
const long = write('a'.repeat(120), 'expect(1).toBeOne();');
const join = (...tests: string[]) => tests.join('\n\n');

test('opens the first three cases with one or two assertions, whatever the length of their statements', () => {
  expect(splitEdgeCases(join(three, short('a'), long, two, short('b')))).toMatchObject({
    open: join(short('a'), long, two),
    others: join(three, short('b')),
  });
});

test('writes no case twice, and may leave no other or open none', () => {
  expect(splitEdgeCases(join(short('a'), short('b')))).toMatchObject({open: join(short('a'), short('b')), others: ''});
  expect(splitEdgeCases(three)).toMatchObject({open: '', others: three});
});

test('opens none of a block with imports, or of a case with another statement', () => {
  const withImport = `import {a} from 'a';\n\n${short('a')}`;
  expect(splitEdgeCases(withImport)).toMatchObject({open: '', others: withImport});
  const setup = write('a', 'const one = 1;', 'expect(one).toBeOne();');
  expect(splitEdgeCases(setup)).toMatchObject({open: '', others: setup});
});

test('opens a case with a comment, which the list does not show', () => {
  const comment = write('a', '// @ts-expect-error it is required', 'expect(1).toBeOne();');
  expect(splitEdgeCases(comment)).toMatchObject({open: comment, others: ''});
});
