/**
 * `test` inside a ` ```ts test=fails ` block: the test is green when its body fails with a matcher's message.
 * A body that passes, or that throws anything but an assertion error, is red: an example must fail for the reason it shows.
 *
 * @param {string} name
 * @param {() => unknown} body
 */
function failingExample(name, body) {
  test(`fails: ${name}`, async () => {
    let thrown;
    try {
      await body();
    } catch (error) {
      thrown = error;
    }
    if (thrown === undefined) throw new Error('This example is marked test=fails, but it passes.');
    // `matcherResult` is what expect puts on every error that a matcher's verdict made.
    if (!(thrown instanceof Error && 'matcherResult' in thrown)) throw thrown;
  });
}

Object.assign(globalThis, {failingExample});
