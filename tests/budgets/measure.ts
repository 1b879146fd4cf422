/** @param share 0.95 for the value that 95 % of the values do not exceed */
export const getPercentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Prints a result and its limit. The command fails if the result is over the limit. */
export function check(isMet: boolean, text: string): void {
  console.log(`${isMet ? '✓' : '✕'} ${text}`);
  if (!isMet) process.exitCode = 1;
}

/** Runs a benchmark. It fails with the error's message. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
