import {tokensOf} from './tokens';

const SECRET = 'a secret that is long enough for a test';
const life = 60_000;

test('accepts its own tokens until they expire', () => {
  let now = 1_000_000;
  const tokens = tokensOf(SECRET, life, () => now);
  const token = tokens.issue();
  expect(tokens.accepts(token)).toBeTrue();
  now += life - 1;
  expect(tokens.accepts(token)).toBeTrue();
  now += 1;
  expect(tokens.accepts(token)).toBeFalse();
});

test.each([
  ['no token', ''],
  ['no signature', String(9e15)],
  ['an empty signature', `${9e15}.`],
  ['a later expiry with the old signature', `${9e15}.${tokensOf(SECRET, life).issue().split('.')[1]}`],
  ['a signature with another secret', tokensOf('another secret, of the same length maybe', life).issue()],
  ['a signature with a random secret', tokensOf(undefined, life).issue()],
  ['text after the signature', `${tokensOf(SECRET, life).issue()}.x`],
  ['meaningless text', 'ää.öö'],
])('refuses %s', (_, token) => {
  expect(tokensOf(SECRET, life).accepts(token)).toBeFalse();
});

test('accepts tokens of another server with the same secret', () => {
  expect(tokensOf(SECRET, life).accepts(tokensOf(SECRET, life).issue())).toBeTrue();
});
