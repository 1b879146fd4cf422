import {createTimeoutSignal, withTimeout} from './timeout';

const never = new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a signal aborts after its time, unless it is cleared', () => {
  const [late, cleared] = [createTimeoutSignal(1000), createTimeoutSignal(1000)];
  cleared.clear();
  jest.advanceTimersByTime(1000);

  expect(late.signal.aborted).toBeTrue();
  expect(cleared.signal.aborted).toBeFalse();
});

test('gives a result that is in time, and leaves no timer', async () => {
  await expect(withTimeout(1000, Promise.resolve('result'), new AbortController().signal)).resolves.toBe('result');
  await expect(withTimeout(1000, Promise.resolve('result'))).resolves.toBe('result');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with the error of the work', async () => {
  await expect(withTimeout(1000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});

test('rejects when the work takes too long', async () => {
  const waiting = withTimeout(1000, never, new AbortController().signal);
  jest.advanceTimersByTime(1000);

  await expect(waiting).rejects.toThrow('No result within 1000 ms.');
});

test.each([true, false])('rejects when the signal aborts, before the wait: %s', async isBefore => {
  const leaving = new AbortController();
  if (isBefore) leaving.abort('left');
  const waiting = withTimeout(1000, never, leaving.signal);
  leaving.abort('left');

  await expect(waiting).rejects.toBe('left');
});
