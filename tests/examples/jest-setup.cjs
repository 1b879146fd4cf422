const {mustFail} = require('./failing-example.cjs');

/** `matcherResult` is what expect puts on every error that a matcher's verdict made. @param {Error} error */
const isVerdict = error => 'matcherResult' in error;

Object.assign(globalThis, {
  /** `test` inside a ` ```ts test=fails ` block. @type {(name: string, body: () => unknown) => void} */
  failingExample: (name, body) => test(`fails: ${name}`, mustFail(body, isVerdict)),
});
