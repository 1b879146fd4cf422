/** @jest-environment node */
import {tokensOf} from './tokens';

const SECRET = 'a secret that is long enough for a test';
const life = 60_000;

test('accepts what it gave, until it ends', () => {
  let now = 1_000_000;
  const tokens = tokensOf(SECRET, life, () => now);
  const token = tokens.issue();
  expect(tokens.accepts(token)).toBeTrue();
  now += life - 1;
  expect(tokens.accepts(token)).toBeTrue();
  now += 1;
  expect(tokens.accepts(token)).toBeFalse();
});

test('says when it ends where DocSearch looks', () => {
  const [claim = ''] = tokensOf(SECRET, life, () => 5_000)
    .issue()
    .split('.');
  expect(JSON.parse(atob(claim))).toEqual({exp: 65});
});

const claimOf = (claim: unknown) => Buffer.from(JSON.stringify(claim)).toString('base64');

test.each([
  ['no token', ''],
  ['no signature', claimOf({exp: 9e9})],
  ['an empty signature', `${claimOf({exp: 9e9})}.`],
  ['a later end under the old signature', `${claimOf({exp: 9e9})}.${tokensOf(SECRET, life).issue().split('.')[1]}`],
  ['another’s signature', tokensOf('another secret, of the same length maybe', life).issue()],
  ['a signature of chance', tokensOf(undefined, life).issue()],
  ['something behind the signature', `${tokensOf(SECRET, life).issue()}.x`],
  ['letters that mean nothing', 'ää.öö'],
])('refuses %s', (_, token) => {
  expect(tokensOf(SECRET, life).accepts(token)).toBeFalse();
});

test('with the same secret, another server takes the token', () => {
  expect(tokensOf(SECRET, life).accepts(tokensOf(SECRET, life).issue())).toBeTrue();
});
