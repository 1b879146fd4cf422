import {translate} from '@docusaurus/Translate';
import type {Stop, StopReason} from './protocol';

/** Reasons why the runner could not be loaded. */
export const loadErrors = {
  script: () =>
    translate({
      id: 'runner.unavailable.script',
      message: 'The test runner could not be loaded. Check your connection and try again.',
    }),
  frame: () =>
    translate({
      id: 'runner.unavailable.frame',
      message: 'The test runner did not start. A browser extension or an old browser may be blocking it.',
    }),
};

const reasons: Record<StopReason, (test: string) => string> = {
  'by reader': () => translate({id: 'runner.stopped.byReader', message: 'Stopped.'}),
  gone: () =>
    translate({
      id: 'runner.stopped.gone',
      message: 'Stopped: the test runner does not respond. It may be out of memory.',
    }),
  replaced: () => translate({id: 'runner.stopped.replaced', message: 'Stopped because another run was started.'}),
  // A worker that is out of memory looks the same as one in an infinite loop.
  stalled: test =>
    translate(
      {
        id: 'runner.stopped.stalled',
        message:
          'Stopped: {where} ran for more than two seconds without a pause. It may be in an infinite loop or out of memory.',
      },
      {where: test},
    ),
  'too long': test =>
    translate({id: 'runner.stopped.tooLong', message: 'Stopped after 20 seconds, in {where}.'}, {where: test}),
  'too many messages': test =>
    translate(
      {id: 'runner.stopped.tooManyMessages', message: 'Stopped: too many tests or lines of output, in {where}.'},
      {where: test},
    ),
};

/**
 * @returns a sentence for the reader
 */
export function describeStop({reason, test}: Stop): string {
  const where = test
    ? `“${test.join(' › ')}”`
    : translate({id: 'runner.stopped.outside', message: 'code outside of the tests'});
  return reasons[reason](where);
}
