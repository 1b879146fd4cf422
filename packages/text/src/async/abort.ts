/**
 * A signal that aborts with the first of several, and with its reason. Not `AbortSignal.any`: Chrome 109, which
 * package.json's browserslist includes, does not have it.
 */
export function combineSignals(...signals: readonly (AbortSignal | null | undefined)[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) first.abort(signal.reason);
    signal?.addEventListener('abort', () => first.abort(signal.reason), {once: true, signal: first.signal});
  }
  return first.signal;
}

/**
 * @param until removes the listener when it aborts
 * @returns a promise that rejects with the signal's reason when the signal aborts
 */
export const rejectOnAbort = (signal: AbortSignal, until: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), {signal: until});
  });
