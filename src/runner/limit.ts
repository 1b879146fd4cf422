/**
 * A signal that aborts when a time is over. Unlike that of `AbortSignal.timeout` the time is the page's own, which a test
 * can set.
 *
 * @param milliseconds how long
 * @returns it, and what ends the waiting
 */
export function limit(milliseconds: number): {readonly signal: AbortSignal; readonly end: () => void} {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {signal: controller.signal, end: () => clearTimeout(timer)};
}
