import {rejectOnAbort} from './abort';

/**
 * A signal that aborts after a time. Unlike `AbortSignal.timeout` it uses the page's timers, which tests can control.
 * @returns the signal, and a function that stops the timer
 */
export function createTimeoutSignal(milliseconds: number): {readonly signal: AbortSignal; readonly clear: () => void} {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No result within ${milliseconds} ms.`)), milliseconds);
  return {signal: controller.signal, clear: () => clearTimeout(timer)};
}

/**
 * Waits for work no longer than a time. The work itself goes on.
 * @param signal ends the wait early
 * @throws {Error} after so many milliseconds; the signal's reason when it aborts; the error of the work
 */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const late = createTimeoutSignal(milliseconds);
  const done = new AbortController();
  const signals = signal ? [late.signal, signal] : [late.signal];
  try {
    return await Promise.race([work, ...signals.map(ending => rejectOnAbort(ending, done.signal))]);
  } finally {
    late.clear();
    done.abort();
  }
}
