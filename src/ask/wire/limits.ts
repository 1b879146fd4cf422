/** A signal that is aborted with the first of others. */
export function either(...signals: readonly (AbortSignal | null | undefined)[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) first.abort(signal.reason);
    signal?.addEventListener('abort', () => first.abort(signal.reason), {once: true, signal: first.signal});
  }
  return first.signal;
}

/**
 * The result of work that takes no longer than that.
 * @param signal ends the wait before, where something else can
 * @throws {Error} after so many milliseconds; the signal's reason, once it is aborted; what the work throws
 */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds);
    stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
