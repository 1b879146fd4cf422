import {either, within} from './limits';

const never = new Promise<never>(() => undefined);
const going = () => new AbortController().signal;

test('is aborted with the first, whichever it is', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = either(one.signal, undefined, null, other.signal);
  expect(signal.aborted).toBeFalse();
  other.abort('left');
  one.abort('late');
  expect(signal.reason).toBe('left');
});

test('is aborted where one already is', () => {
  expect(either(AbortSignal.abort('left'), going()).reason).toBe('left');
});

test('gives what comes in time', async () => {
  await expect(within(1000, Promise.resolve('answer'), going())).resolves.toBe('answer');
  await expect(within(1000, Promise.resolve('answer'))).resolves.toBe('answer');
});

test('ends what takes too long', async () => {
  jest.useFakeTimers();
  const waiting = within(1000, never, going());
  jest.advanceTimersByTime(1000);
  await expect(waiting).rejects.toThrow('Nothing came within 1000 ms.');
  jest.useRealTimers();
});

test.each([true, false])('ends when the reader leaves, before it began: %s', async isBefore => {
  const leaving = new AbortController();
  if (isBefore) leaving.abort('left');
  const waiting = within(1000, never, leaving.signal);
  leaving.abort('left');
  await expect(waiting).rejects.toBe('left');
});
