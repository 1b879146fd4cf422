/** Jest checks whether errors are Node assertion errors; none are in the page. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
  readonly code = 'ERR_ASSERTION';
}
