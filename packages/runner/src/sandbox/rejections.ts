import {engine, nextTurn} from './engine';
import {process} from './shims/process';

/** Unhandled rejections that are held back. */
let held: Map<unknown, unknown> | undefined;

/** Passes the worker's uncaught errors to Jest, as the events that Node would emit. */
export function watchErrors(): void {
  engine.addEventListener('error', event => {
    event.preventDefault();
    process.emit('uncaughtException', event.error ?? new Error(event.message));
  });
  engine.addEventListener('unhandledrejection', event => {
    event.preventDefault();
    if (held) held.set(event.promise, event.reason);
    else process.emit('unhandledRejection', event.reason, event.promise);
  });
  engine.addEventListener('rejectionhandled', event => {
    if (!held?.delete(event.promise)) process.emit('rejectionHandled', event.promise);
  });
}

/**
 * Waits until the browser has reported current rejections. It does so in a task that it queues at the end of the
 * current turn of the event loop, so two turns are enough.
 */
export async function waitForRejections(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/**
 * Holds back rejections while a file loads: a row of `test.each` may contain a rejected promise that its test handles.
 * Node reports them later than browsers, after the tests had a chance to handle them.
 *
 * @param load loads the file
 * @returns a function that passes the remaining rejections to Jest; call it after the tests
 */
export async function holdRejections(load: () => void): Promise<() => void> {
  const rejections = (held = new Map<unknown, unknown>());
  load();
  await waitForRejections();
  held = undefined;
  engine.addEventListener('rejectionhandled', event => rejections.delete(event.promise));
  return () => {
    for (const [promise, reason] of rejections) process.emit('unhandledRejection', reason, promise);
  };
}
