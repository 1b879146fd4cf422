/** What Jest says of one example of the docs whose tests fail, as `npm run reports` stores it beside the page. */
export interface StoredReport {
  /** The heading above the example. */
  readonly heading: string;
  /** Tells the example from others and from what it was before an edit (plugins/failure-reports/digest.ts). */
  readonly example: string;
  /** Its tests, in order. */
  readonly tests: readonly StoredTest[];
}

/** One failing test. */
interface StoredTest {
  /** Its name, after those of the `describe` blocks around it. */
  readonly name: string;
  /** The lines of Jest's report in a terminal, with their ANSI colours. */
  readonly report: readonly string[];
}
