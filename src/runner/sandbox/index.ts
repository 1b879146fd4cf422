import type {RunRequest} from '../protocol';
import {flushConsole} from './console';
import {engine} from './engine';
import {runFile} from './run';
import {send} from './send';
import {process} from './shims/process';
import {installCallSiteFormat} from './stack/call-sites';
import {installStackRewriting} from './stack/stack-text';

/** How often the frame is told that the worker is not stuck. */
const BEAT_MS = 200;

installCallSiteFormat();
installStackRewriting();

// The worker's uncaught errors, under the names that Jest listens for.
engine.addEventListener('error', event => {
  event.preventDefault();
  process.emit('uncaughtException', event.error ?? new Error(event.message));
});
engine.addEventListener('unhandledrejection', event => {
  event.preventDefault();
  process.emit('unhandledRejection', event.reason, event.promise);
});
engine.addEventListener('rejectionhandled', event => process.emit('rejectionHandled', event.promise));

engine.addEventListener(
  'message',
  ({data}: MessageEvent<RunRequest>) => {
    engine.setInterval(() => send({type: 'beat'}), BEAT_MS);
    void runFile(data)
      // Jest itself broke, e.g. on an Array.prototype without its methods. Written to need none of them.
      .catch((error: unknown) => ({
        status: 'error' as const,
        tests: [],
        report: `Jest could not go on: the test changed something that Jest itself needs.\n\n${String(error)}`,
        droppedLines: 0,
        milliseconds: 0,
      }))
      .then(outcome => {
        flushConsole();
        send({type: 'done', outcome});
      });
  },
  {once: true},
);

send({type: 'ready'});
