import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PlaygroundLink from '@site/src/components/playground/PlaygroundLink';
import type {Run} from '@site/src/components/example/Run/useRun';
import RunButton from '@site/src/components/example/Run/RunButton';
import RunVerdict from '@site/src/components/example/RunVerdict';
import type {Purpose} from '@site/src/components/example/RunVerdict/judge';
import styles from './styles.module.css';

interface Props {
  readonly run: Run;
  /** The current code. */
  readonly code: string;
  readonly purpose: Purpose | undefined;
  readonly isEditing: boolean;
  /** Called when the reader is about to run the example. */
  readonly onIntent: () => void;
  readonly onRun: () => void;
  readonly onEdit: () => void;
  readonly onReset: () => void;
}

/** The buttons of an example, and the result of its last run. */
export default function Controls({run, code, purpose, isEditing, onIntent, onRun, onEdit, onReset}: Props): ReactNode {
  return (
    <div className={styles.controls}>
      <RunButton run={run} onIntent={onIntent} onRun={onRun} />
      <button type="button" className={styles.button} onClick={isEditing ? onReset : onEdit}>
        {isEditing
          ? translate({id: 'site.Example.reset', message: 'Reset'})
          : translate({id: 'site.Example.edit', message: 'Edit'})}
      </button>
      <RunVerdict of={run} purpose={purpose} className={styles.verdict} />
      <PlaygroundLink code={code} className={clsx(styles.button, styles.playground)} />
    </div>
  );
}
