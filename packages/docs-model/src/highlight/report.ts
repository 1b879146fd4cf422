/** A test with Jest's report, as stored by `npm run reports`. */
export interface Report {
  /** The test's name. */
  readonly name: string;
  /** Jest's word for the outcome. */
  readonly status: string;
  readonly code: string;
  /** The code's packed highlighting. */
  readonly tokens: string;
  /** The failure message with ANSI colors, without its stack; empty if the test passed. */
  readonly message: string;
}
