/** @jest-environment node */
import {watched} from './watch';

const APOLOGY = 'The assistant did not answer. Your question is kept.';
const END = `data: {"type":"error","errorText":"${APOLOGY}"}\n\ndata: [DONE]\n\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A stream that gives what it is told to, and what is made of it. */
function feed() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancel = jest.fn();
  const source = new ReadableStream<Uint8Array>({start: given => void (controller = given), cancel});
  const stop = jest.fn();
  const reader = watched(source, {silence: 15_000, stop, apology: APOLOGY}).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return {source: () => controller, cancel, stop, reader, read};
}

test('passes on what comes, however long all of it takes', async () => {
  const {source, stop, read, reader} = feed();
  for (const text of ['data: one\n\n', 'data: two\n\ndata: three\n\n']) {
    await jest.advanceTimersByTimeAsync(14_000);
    source()?.enqueue(bytes(text));
    expect(await read()).toBe(text);
  }
  source()?.enqueue(bytes('data: [DONE]\n\n'));
  expect(await read()).toBe('data: [DONE]\n\n');
  source()?.close();
  expect((await reader.read()).done).toBeTrue();
  expect(stop).not.toHaveBeenCalled();
});

test.each([
  '{"type":"finish"}',
  '{"type":"finish","finishReason":"stop"}',
  '{"finishReason": "stop", "type": "finish"}',
  '{"type":"error","errorText":"No."}',
])('a stream that ends with %s is whole', async last => {
  const {source, read, reader} = feed();
  source()?.enqueue(bytes(`data: ${last}\n\n`));
  source()?.close();
  expect(await read()).toBe(`data: ${last}\n\n`);
  expect((await reader.read()).done).toBeTrue();
});

test.each(['data: {"type":"text-delta","delta":"data: [DONE]"}\n\n', 'data: {"type":"fin', ''])(
  'ends a stream that closes after %j',
  async text => {
    const {source, reader} = feed();
    source()?.enqueue(bytes(text));
    source()?.close();
    let said = '';
    for (let next = await reader.read(); !next.done; next = await reader.read())
      said += new TextDecoder().decode(next.value);
    expect(said).toEndWith(END);
  },
);

test('ends a stream that has been silent for 15 seconds', async () => {
  const {cancel, stop, read, reader} = feed();
  const said = read();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(stop).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await said).toBe(END);
  expect((await reader.read()).done).toBeTrue();
  expect(stop).toHaveBeenCalledOnce();
  expect(cancel).toHaveBeenCalledOnce();
});

test('passes on whole events only', async () => {
  const {source, read} = feed();
  for (const text of ['data: on', 'e\n', '\ndata: t', 'wo\n\n']) source()?.enqueue(bytes(text));
  expect(await read()).toBe('data: one\n\n');
  expect(await read()).toBe('data: two\n\n');
});

test('reads lines that end as on Windows, wherever they are parted', async () => {
  const {source, read} = feed();
  for (const text of ['data: one\r', '\n\r\ndata: [DONE]\r\n\r', '\n']) source()?.enqueue(bytes(text));
  expect(await read()).toBe('data: one\n\n');
  expect(await read()).toBe('data: [DONE]\n\n');
});

test('ends a stream that breaks off in the middle of an event', async () => {
  const {source, read} = feed();
  source()?.enqueue(bytes('data: one\n\ndata: {"type":"text-de'));
  expect(await read()).toBe('data: one\n\n');
  source()?.error(new Error('connection reset'));
  expect(await read()).toBe(END);
});

test('a reader who leaves ends the source', async () => {
  const {cancel, reader, stop} = feed();
  await reader.cancel('left');
  expect(cancel).toHaveBeenCalledExactlyOnceWith('left');
  expect(stop).not.toHaveBeenCalled();
});
