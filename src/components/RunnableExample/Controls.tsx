import clsx from 'clsx';
import type {ReactNode} from 'react';
import PlaygroundLink from '@site/src/components/Playground/PlaygroundLink';
import type {Run} from '@site/src/components/Run/useRun';
import RunButton from '@site/src/components/Run/RunButton';
import RunVerdict from '@site/src/components/RunVerdict';
import type {Purpose} from '@site/src/components/RunVerdict/judge';
import {editLabel, resetLabel} from './labels';
import styles from './styles.module.css';

interface Props {
  readonly run: Run;
  /** The code as it is now. */
  readonly code: string;
  readonly purpose: Purpose | undefined;
  readonly isEditing: boolean;
  /** The reader is about to run the example. */
  readonly onIntent: () => void;
  readonly onRun: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
}

/** What a reader can do with an example, and how its last run ended. */
export default function Controls({run, code, purpose, isEditing, onIntent, onRun, onEdit, onReset}: Props): ReactNode {
  return (
    <div className={styles.controls}>
      <RunButton run={run} onIntent={onIntent} onRun={onRun} />
      <button type="button" className={styles.button} onClick={isEditing ? onReset : onEdit}>
        {isEditing ? resetLabel() : editLabel()}
      </button>
      <RunVerdict of={run} purpose={purpose} className={styles.verdict} />
      <PlaygroundLink code={code} className={clsx(styles.button, styles.playground)} />
    </div>
  );
}
