import type {RunRequest} from '../protocol';
import {flushConsole} from './console';
import {engine} from './engine';
import {watchErrors} from './rejections';
import {runFile} from './run-file';
import {send} from './send';
import {installCallSiteFormat} from './stack/call-sites';
import {installStackRewriting} from './stack/stack-text';

/** Interval of the messages that prove to the frame that the worker is not blocked. */
const BEAT_MS = 200;

installCallSiteFormat();
installStackRewriting();

watchErrors();

engine.addEventListener(
  'message',
  ({data}: MessageEvent<RunRequest>) => {
    engine.setInterval(() => send({type: 'beat'}), BEAT_MS);
    void runFile(data)
      // Jest itself broke, e.g. because a test removed methods of Array.prototype or threw a Proxy that cannot be read.
      // This code avoids both.
      .catch((error: unknown) => ({
        status: 'error' as const,
        tests: [],
        report: `Jest could not continue: the test changed something that Jest itself needs, or threw a value that cannot be read.\n\n${describeError(error)}`,
        notes: [],
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

function describeError(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '';
  }
}
