const {mustFail} = require('./failing-example.cjs');

/** `expect` adds `matcherResult` to every error that a matcher's verdict causes. @param {Error} error */
const isVerdict = error => 'matcherResult' in error;

Object.assign(globalThis, {
  /** `test` inside a block `test=fails`. @type {(name: string, body: () => unknown) => void} */
  failingExample: (name, body) => test(`fails: ${name}`, mustFail(body, isVerdict)),
});
