import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import type {ExampleRun} from './useRun';
import styles from './styles.module.css';

interface Props {
  readonly run: ExampleRun;
  /** Called on hover, focus and touch, before a run. */
  readonly onIntent: () => void;
  readonly onRun: () => void;
  /** Whether Ctrl+Enter (Cmd+Enter) runs and Escape stops, wherever the focus is. */
  readonly hasShortcuts?: boolean;
}

/** Runs the example; next to it is a Stop button if the run takes long. */
export default function RunButton({run, onIntent, onRun, hasShortcuts = false}: Props): ReactNode {
  return (
    <span className={styles.buttons}>
      <button
        type="button"
        className={buttons.run}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
        onClick={onRun}
        aria-keyshortcuts={hasShortcuts ? 'Control+Enter Meta+Enter' : undefined}
      >
        {translate({id: 'site.Run.run', message: 'Run'})}
      </button>
      {run.isSlow && (
        <button
          type="button"
          className={buttons.button}
          onClick={run.stop}
          aria-keyshortcuts={hasShortcuts ? 'Escape' : undefined}
        >
          {translate({id: 'site.Run.stop', message: 'Stop'})}
        </button>
      )}
    </span>
  );
}
