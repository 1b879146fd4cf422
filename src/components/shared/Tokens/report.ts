import type {Token} from '@site/src/highlight/token';

export type {Token};

/** A test with Jest's report, as stored by `npm run reports`. */
export interface Report {
  /** The test's name. */
  readonly name: string;
  /** Jest's word for the outcome. */
  readonly status: string;
  /** The code of the whole test. */
  readonly source: readonly Token[];
  /** The statements of the test's body, without indentation. */
  readonly statements: readonly (readonly Token[])[];
  /** The failure message without its stack; empty if the test passed. */
  readonly message: readonly Token[];
}
