import {translate} from '@docusaurus/Translate';
import type {Outcome, StopReason} from './protocol';

/** Reasons why the runner could not be loaded. */
export const unavailable = {
  script: () =>
    translate({
      id: 'runner.unavailable.script',
      message: 'The test runner could not be fetched. Check your connection and try again.',
      description: 'Shown when the script that runs examples cannot be downloaded',
    }),
  frame: () =>
    translate({
      id: 'runner.unavailable.frame',
      message: 'The test runner did not start. A browser extension or an old browser may be in its way.',
      description: 'Shown when the sandbox that runs examples does not come up',
    }),
};

const reasons: Record<StopReason, (test: string) => string> = {
  'by reader': () =>
    translate({id: 'runner.stopped.byReader', message: 'Stopped.', description: 'The reader pressed Stop'}),
  gone: () =>
    translate({
      id: 'runner.stopped.gone',
      message: 'Stopped: the test runner did not answer for two seconds. Out of memory?',
      description: 'The sandbox was lost during a run',
    }),
  replaced: () =>
    translate({
      id: 'runner.stopped.replaced',
      message: 'Stopped, because another run was started.',
      description: 'One run at a time: a new one ends the one before',
    }),
  // A worker that is out of memory looks the same as one in an infinite loop.
  stalled: test =>
    translate(
      {
        id: 'runner.stopped.stalled',
        message: 'Stopped: {where} did not answer for two seconds. An endless loop, or out of memory?',
        description: '{where} is the quoted name of a test or "code outside of the tests"',
      },
      {where: test},
    ),
  'too long': test =>
    translate(
      {
        id: 'runner.stopped.tooLong',
        message: 'Stopped after 20 seconds, in {where}.',
        description: '{where} is the quoted name of a test or "code outside of the tests"',
      },
      {where: test},
    ),
  'too many messages': test =>
    translate(
      {
        id: 'runner.stopped.tooManyMessages',
        message: 'Stopped: too many tests or lines of output, in {where}.',
        description: '{where} is the quoted name of a test or "code outside of the tests"',
      },
      {where: test},
    ),
};

/**
 * @param stopped the reason, and the test that was running
 * @returns a sentence for the reader
 */
export function stoppedSentence({reason, test}: NonNullable<Outcome['stopped']>): string {
  const where = test
    ? `“${test.join(' › ')}”`
    : translate({
        id: 'runner.stopped.outside',
        message: 'code outside of the tests',
        description: 'Replaces the name of a test if none was running, inside "Stopped: … did not answer"',
      });
  return reasons[reason](where);
}
