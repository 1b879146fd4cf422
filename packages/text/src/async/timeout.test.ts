import {withTimeout} from './timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gives a result or an error that is in time, and leaves no timer', async () => {
  await expect(withTimeout(1000, Promise.resolve('result'))).resolves.toBe('result');
  await expect(withTimeout(1000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects when the work takes too long', async () => {
  const waiting = withTimeout(1000, new Promise<never>(() => undefined));
  jest.advanceTimersByTime(1000);
  await expect(waiting).rejects.toThrow('No result within 1000 ms.');
});
