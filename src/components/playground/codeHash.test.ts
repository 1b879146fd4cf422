import {deflateRawSync} from 'node:zlib';
import {CODE_LIMIT, LINE_LIMIT} from '@site/src/components/example/CodeEditor/isTooMuch';
import {readHash, writeHash} from './codeHash';

const packed = (bytes: Buffer): string => `#code=${deflateRawSync(bytes).toString('base64url')}`;

test.each([
  ['a test', "test('a', () => {\n  expect([1]).toBeArrayOfSize(1);\n});\n"],
  ['every plane of Unicode', 'é “quoted” 你好 \u{1f0cf}\u0000'],
  ['the longest code', 'x'.repeat(CODE_LIMIT)],
  ['the most lines', '\n'.repeat(LINE_LIMIT - 1)],
])('a link gives %s back', async (_, code) => {
  expect(await readHash(await writeHash(code))).toEqual({kind: 'code', code});
});

// Links that readers have saved hold the code itself, so they work after every deployment. Never change these two.
test.each(['#code=S60oSE0u0Yg2jNXUK8l3SnUsKkqs9E8LzqxK1TDUtAYA', '#text=ZXhwZWN0KFsxXSkudG9CZUFycmF5T2ZTaXplKDEpOw'])(
  'the saved link %s still gives its code',
  async hash => {
    expect(await readHash(hash)).toEqual({kind: 'code', code: 'expect([1]).toBeArrayOfSize(1);'});
  },
);

test.each(['.', ')', ',', '>', '"', '%20', '%22%3E', '.)'])(
  'the characters %s after a link are not its code',
  async end => {
    for (const hash of [
      '#code=S60oSE0u0Yg2jNXUK8l3SnUsKkqs9E8LzqxK1TDUtAYA',
      '#text=ZXhwZWN0KFsxXSkudG9CZUFycmF5T2ZTaXplKDEpOw',
    ])
      expect(await readHash(hash + end)).toEqual({kind: 'code', code: 'expect([1]).toBeArrayOfSize(1);'});
  },
);

test('the equals sign of a link may be escaped', async () => {
  expect(await readHash('#code%3DS60oSE0u0Yg2jNXUK8l3SnUsKkqs9E8LzqxK1TDUtAYA')).toHaveProperty('kind', 'code');
});

test('a link contains only characters that need no escaping', async () => {
  expect(await writeHash('a?b>c~'.repeat(50))).toMatch(/^#code=[\w-]+$/);
});

test('compresses code', async () => {
  expect((await writeHash('expect(1).toBe(1);\n'.repeat(100))).length).toBeLessThan(100);
});

test.each(['', '#', '#code', '#heading', '#%'])('"%s" shares nothing', async hash => {
  expect(await readHash(hash)).toEqual({kind: 'none'});
});

test.each([
  ['no base64', '#code=%%%'],
  ['nothing', '#code='],
  ['no compressed bytes', '#code=AAAA'],
  ['a link that is cut off', packed(Buffer.from('expect(1).toBe(1);'.repeat(9))).slice(0, -6)],
  ['no UTF-8', packed(Buffer.from([0xff, 0xfe]))],
  ['plain text that is not valid UTF-8', '#text=_w'],
  ['plain text with other characters in it', '#text=ZXhw.ZXhw'],
])('%s is broken', async (_, hash) => {
  expect(await readHash(hash)).toEqual({kind: 'broken'});
});

test.each([
  ['a very long link', `#code=${'A'.repeat(500_000)}`],
  ['a short link that unpacks to very much', packed(Buffer.alloc(50_000_000, 'a'))],
  ['a little too much', packed(Buffer.alloc(CODE_LIMIT + 1, 'a'))],
  ['a line too much', packed(Buffer.from('\n'.repeat(LINE_LIMIT)))],
  ['a letter with very many marks', packed(Buffer.from(`a${'\u0301'.repeat(90_000)}`))],
  ['a line of another system too much', packed(Buffer.from('\r\n'.repeat(LINE_LIMIT)))],
])('%s is huge', async (_, hash) => {
  expect(await readHash(hash)).toEqual({kind: 'huge'});
});
