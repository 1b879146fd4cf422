import type {Token} from '@site/src/highlight/token';

export type {Token};

/** One test that Jest ran, as `npm run reports` stores it: what it says and what Jest says of it. */
export interface Report {
  /** The test's name. */
  readonly name: string;
  /** Jest's own word for the outcome. */
  readonly status: string;
  /** The whole test as it stands in its file. */
  readonly source: readonly Token[];
  /** The statements of the test's body, one by one and without their indentation. */
  readonly statements: readonly (readonly Token[])[];
  /** The failure message without its stack; empty when the test passed. */
  readonly message: readonly Token[];
}
