import type {RunRequest, WorkerOutcome} from '../protocol';
import {flushConsole} from './console';
import {engine} from './engine';
import {watchErrors} from './rejections';
import {runFile} from './run-file';
import {send} from './send';
import {installCallSiteFormat} from './stack/call-sites';
import {installStackRewriting} from './stack/stack-text';

installCallSiteFormat();
installStackRewriting();

watchErrors();

engine.addEventListener(
  'message',
  ({data}: MessageEvent<RunRequest>) => {
    void runFile(data)
      .catch(giveUp)
      .then(outcome => {
        flushConsole();
        // A method `then` of Object.prototype resolves promises with other values.
        send({type: 'done', outcome: outcome?.status ? outcome : giveUp('')});
      });
  },
  {once: true},
);

send({type: 'ready'});

/**
 * The outcome if Jest itself broke, e.g. because a test removed methods of Array.prototype or threw a Proxy that cannot be
 * read. This code avoids both.
 */
function giveUp(error: unknown): WorkerOutcome {
  return {
    status: 'error',
    report: `Jest could not continue: the test changed something that Jest itself needs, or threw a value that cannot be read.\n\n${describeError(error)}`,
    mentionsNode: false,
    milliseconds: 0,
  };
}

function describeError(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '';
  }
}
