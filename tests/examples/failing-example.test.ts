import {mustFail} from './failing-example.cjs';

/** As in jest-setup.cjs. */
const run = (body: () => unknown) => mustFail(body, error => 'matcherResult' in error)();

test.each([
  ['a failing matcher', () => expect('a').toBeArray()],
  ['a failing asynchronous matcher', () => expect(Promise.resolve()).toReject()],
])('%s is green', async (_, body) => {
  await expect(run(body)).resolves.toBeUndefined();
});

test.each([
  ['a passing body', () => expect([]).toBeArray(), 'marked test=fails, but it passes'],
  ['a misspelled matcher', () => Reflect.get(expect([]), 'toBeAray')(), 'is not a function'],
])('%s is red', async (_, body, message) => {
  await expect(run(body)).rejects.toThrow(message);
});
