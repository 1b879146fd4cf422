import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {lazy, Suspense, type ReactNode} from 'react';
import type {Run} from '@site/src/components/Run/useRun';
import type {Purpose} from './judge';
import styles from './styles.module.css';

/** Comes with the run, as what shows the rest of its outcome. */
const Sentence = lazy(() => import('./Sentence'));

interface Props {
  readonly of: Pick<Run, 'state' | 'isSlow'>;
  /** What the code is there to do; nothing for code of the reader's own. */
  readonly purpose?: Purpose | undefined;
  readonly className?: string | undefined;
}

/** One line that says how a run ended. It is there from the start and empty, so that screen readers hear it change. */
export default function RunVerdict({of: {state, isSlow}, purpose, className}: Props): ReactNode {
  return (
    <p role="status" className={clsx(styles.verdict, className)}>
      {state.phase === 'unavailable' && state.reason}
      {isSlow &&
        translate({
          id: 'site.RunVerdict.running',
          message: 'Running…',
          description: 'Shown while the tests of an example run',
        })}
      {state.phase === 'done' && (
        <Suspense>
          <Sentence of={state.outcome} purpose={purpose} />
        </Suspense>
      )}
    </p>
  );
}
