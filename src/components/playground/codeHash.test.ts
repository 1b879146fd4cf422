import {deflateRawSync} from 'node:zlib';
import {isHuge, readHash} from './codeHash';
import {writeHash} from './writeHash';

const pack = (content: string | Buffer): string => `#code=${deflateRawSync(content).toString('base64url')}`;

// Links that readers have saved hold the code itself, so they work after every deployment. Never change these three.
const SAVED = [
  '#text=31.ZXhwZWN0KFsxXSkudG9CZUFycmF5T2ZTaXplKDEpOw',
  '#text=ZXhwZWN0KFsxXSkudG9CZUFycmF5T2ZTaXplKDEpOw',
  '#code=S60oSE0u0Yg2jNXUK8l3SnUsKkqs9E8LzqxK1TDUtAYA',
];

test.each([
  ['a test', "test('a', () => {\n  expect([1]).toBeArrayOfSize(1);\n});\n"],
  ['every plane of Unicode', 'é “quoted” 你好 \u{1f0cf}\u0000'],
  ['long code', "test('a', () => {});\n".repeat(1_500)],
])('a link gives %s back', async (_, code) => {
  expect(writeHash(code)).toMatch(/^#text=\d+\.[\w-]+$/);
  expect(await readHash(writeHash(code))).toEqual({kind: 'code', code});
});

test.each(SAVED)('the saved link %s still gives its code, also at the end of a sentence', async hash => {
  for (const link of [hash, hash.replace('=', '%3D'), ...['.', ')', '%20', '%22%3E', '.)'].map(end => hash + end)])
    expect(await readHash(link)).toEqual({kind: 'code', code: 'expect([1]).toBeArrayOfSize(1);'});
});

test.each([
  ...['', '#', '#code', '#heading', '#%'].map(hash => [hash, 'none']),
  ...['#code=%%%', '#code=', '#text=0.', '#code=AAAA', '#text=1._w', '#text=ZXhw.ZXhw'].map(hash => [hash, 'broken']),
  ...SAVED.flatMap(hash => (hash.includes('31.') || hash.includes('code') ? [[hash.slice(0, -6), 'broken']] : [])),
  [pack(Buffer.from([0xff, 0xfe])), 'broken'],
])('"%s" is %s', async (hash, kind) => {
  expect(await readHash(hash)).toEqual({kind});
});

test.each([
  ['a very long link', writeHash('a'.repeat(50_000))],
  ['a short link that unpacks to very much', pack(Buffer.alloc(30_000_000, 'a'))],
])('%s is huge', async (_, hash) => {
  expect(await readHash(hash)).toEqual({kind: 'huge'});
});

test('a link is as long as its code is, and a third', () => {
  expect(isHuge(writeHash('a'.repeat(37_000)))).toBeFalse();
  expect(isHuge(writeHash('a'.repeat(38_000)))).toBeTrue();
});
