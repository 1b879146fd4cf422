/** Jest asks of every error whether it is one of Node's assertions; here none is. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
  readonly code = 'ERR_ASSERTION';
}
