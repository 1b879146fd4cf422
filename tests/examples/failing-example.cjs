/**
 * The body of a test in a block `test=fails`, inverted: it passes when the body fails with a matcher's
 * message. A body that passes, or that throws anything else, fails: an example must fail for the reason it shows.
 *
 * @param {() => unknown} body
 * @param {(error: Error) => boolean} isVerdict whether a matcher's verdict made this error
 * @returns {() => Promise<void>}
 */
const mustFail = (body, isVerdict) => async () => {
  let thrown;
  try {
    await body();
  } catch (error) {
    thrown = error;
  }
  if (thrown === undefined) throw new Error('This example is marked test=fails, but it passes.');
  if (!(thrown instanceof Error && isVerdict(thrown))) throw thrown;
};

module.exports = {mustFail};
