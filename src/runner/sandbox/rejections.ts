import {engine, nextTurn} from './engine';
import {process} from './shims/process';

/** Rejections that nobody handled yet, while they are held back. */
let held: Map<unknown, unknown> | undefined;

/** Tells Jest of the worker's uncaught errors, under the names of Node's that it listens for. */
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
 * Waits until the browser has told of the rejections of this moment: it does so in a task of its own, queued when the
 * present turn of the event loop ends, so it is past after two.
 */
export async function rejectionsTold(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/**
 * Holds back what a file rejects while it is loaded: a row of `test.each` may be a rejected promise that its own test
 * handles. Node tells of it later than a browser does, when the tests have had their turn.
 *
 * @param load loads the file
 * @returns tells Jest of those that are left; to be called after the tests
 */
export async function holdRejections(load: () => void): Promise<() => void> {
  const own = (held = new Map<unknown, unknown>());
  load();
  await rejectionsTold();
  held = undefined;
  engine.addEventListener('rejectionhandled', event => own.delete(event.promise));
  return () => {
    for (const [promise, reason] of own) process.emit('unhandledRejection', reason, promise);
  };
}
