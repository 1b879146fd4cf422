import {createDifferingExample} from './differing-example';

/** Runs bodies as the tests of a marked block; returns the error of the last test, which checks the mark. */
async function getVerdict(...bodies: (() => unknown)[]): Promise<unknown> {
  const tests: (() => unknown)[] = [];
  const {example, end} = createDifferingExample(
    (_name, body) => tests.push(body),
    body => body,
  );
  bodies.forEach((body, i) => example(`${i}`, body));
  end();
  const [mark, ...examples] = tests.reverse();
  for (const body of examples.reverse()) await body();
  try {
    await mark?.();
    return undefined;
  } catch (error) {
    return error;
  }
}

const passes = () => undefined;
const fails = () => Promise.reject(new Error('no'));

test('the mark is right when every test behaves differently', async () => {
  expect(await getVerdict(fails, fails)).toBeUndefined();
});

test.each([[[passes, passes]], [[fails, passes]]])(
  'the mark is wrong for a test that behaves as the block is marked',
  async bodies => {
    expect(await getVerdict(...bodies)).toMatchObject({message: expect.stringContaining('needs no vitest=differs')});
  },
);
