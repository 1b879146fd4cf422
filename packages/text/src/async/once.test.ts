import {once} from './once';

test('does the work once for all callers', async () => {
  const work = jest.fn(async () => 'result');
  const load = once(work);

  await expect(Promise.all([load(), load()])).resolves.toEqual(['result', 'result']);
  await load();
  expect(work).toHaveBeenCalledOnce();
});

test('tries again after a failure', async () => {
  const work = jest.fn(async () => 'result').mockRejectedValueOnce(new Error('offline'));
  const load = once(work);

  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toBe('result');
});
