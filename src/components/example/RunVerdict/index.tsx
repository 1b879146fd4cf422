import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Sentence} from '@site/src/components/example/Run/loadRunner';
import type {ExampleRun} from '@site/src/components/example/Run/useRun';
import type {Purpose} from './judgeOutcome';
import Verdict from '@site/src/components/shared/Verdict';
import styles from './styles.module.css';

interface Props {
  readonly run: Pick<ExampleRun, 'state' | 'isSlow'>;
  /** What the example is meant to do; nothing for the reader's own code. */
  readonly purpose?: Purpose | undefined;
  /** Whether the code has changed since the result that is shown. */
  readonly isOld?: boolean;
  readonly className?: string | undefined;
}

/**
 * One line with the result of a run. It exists from the start, empty, so that screen readers announce its changes. Each text
 * has an element of its own, which React can remove also where a browser has translated the text.
 */
export default function RunVerdict({run: {state, isSlow}, purpose, isOld = false, className}: Props): ReactNode {
  return (
    <>
      {state.phase === 'running' && <Verdict word="RUNS" isHidden={true} />}
      <p role="status" className={clsx(styles.verdict, isOld && styles.old, className)}>
        {state.phase === 'unavailable' && (
          <>
            <Verdict word={state.word} /> <span>{state.reason}</span>
          </>
        )}
        {isSlow && state.phase === 'running' && <Progress key={String(state.isLoading)} isLoading={state.isLoading} />}
        {state.phase === 'done' && <Sentence outcome={state.outcome} purpose={purpose} isOld={isOld} />}
        {isOld && <span>{translate({id: 'site.RunVerdict.old', message: 'Edited. Run it again.'})}</span>}
      </p>
    </>
  );
}

const Progress = ({isLoading}: {readonly isLoading: boolean}): ReactNode => (
  <span>
    {isLoading
      ? translate({id: 'site.RunVerdict.loading', message: 'Loading the test runner…'})
      : translate({id: 'site.RunVerdict.running', message: 'Running…'})}
  </span>
);
