/**
 * Does asynchronous work once, for all callers. After a failure the next call tries again.
 * @returns a function that gives every caller the same promise, until it is rejected
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
