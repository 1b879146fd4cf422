import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Run} from './useRun';
import styles from './styles.module.css';

interface Props {
  readonly run: Run;
  /** Called on hover, focus and touch, before a run. */
  readonly onIntent: () => void;
  readonly onRun: () => void;
}

/** Runs the example; becomes a Stop button if the run takes long. */
export default function RunButton({run, onIntent, onRun}: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
        onClick={onRun}
      >
        <svg className={styles.icon} viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1.5.8v8.4L9 5z" />
        </svg>
        {translate({id: 'site.Run.run', message: 'Run'})}
      </button>
      {run.isSlow && (
        <button type="button" className={clsx(styles.button, styles.stop)} onClick={run.stop}>
          <svg className={styles.icon} viewBox="0 0 10 10" aria-hidden="true">
            <path d="M1 1h8v8H1z" />
          </svg>
          {translate({id: 'site.Run.stop', message: 'Stop'})}
        </button>
      )}
    </>
  );
}
