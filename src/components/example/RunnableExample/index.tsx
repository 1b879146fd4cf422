import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, useState, type ReactNode} from 'react';
import {BlockEditor} from '@site/src/components/example/CodeEditor/context';
import {useEditor} from '@site/src/components/example/CodeEditor/useEditor';
import {lastLines, lastOutcome, useRun} from '@site/src/components/example/Run/useRun';
import type {Purpose} from '@site/src/components/example/RunVerdict/judge';
import Controls from './Controls';
import styles from './styles.module.css';

const RunOutput = lazy(() => import('@site/src/components/example/RunOutput'));

interface Props {
  /** The example's original code. */
  readonly code: string;
  readonly purpose: Purpose;
  /** Renders the block with the current code, or with the editor while the reader edits. */
  readonly children: (code: string) => ReactNode;
}

/**
 * A code block that the reader can run and edit.
 *
 * The built page contains only the block. JavaScript adds the controls; the runner loads when the reader is about to
 * run the example, the editor when they choose Edit.
 */
export default function RunnableExample({code: written, purpose, children}: Props): ReactNode {
  const original = written.replace(/\n$/, '');
  const [code, setCode] = useState(original);
  const run = useRun();
  const {Editor, open, close} = useEditor(run.fail);
  const file = `${useLocation().pathname.split('/').filter(Boolean).at(-1) ?? 'example'}.test.ts`;

  const start = () => run.start(code, file);
  const edit = () => {
    run.prepare();
    open();
  };
  const reset = () => {
    setCode(original);
    close();
    run.clear();
  };

  const outcome = lastOutcome(run.state);
  const lines = lastLines(run.state);
  return (
    <div className={styles.example} data-shows-output={outcome ? true : undefined}>
      <BlockEditor
        value={
          Editor && {
            Editor,
            value: code,
            onChange: setCode,
            onRun: start,
            label: translate({id: 'site.Example.editor', message: 'Code of the example'}),
            takesFocus: true,
          }
        }
      >
        {children(code)}
      </BlockEditor>
      <div className={styles.bar}>
        {useIsBrowser() && (
          <Controls
            run={run}
            code={code}
            purpose={code === original ? purpose : undefined}
            isEditing={Editor !== undefined}
            onIntent={run.prepare}
            onRun={start}
            onEdit={edit}
            onReset={reset}
          />
        )}
      </div>
      {(outcome || lines.length > 0) && (
        <div className={clsx(styles.output, run.state.phase === 'running' && styles.stale)}>
          <Suspense>
            <RunOutput lines={lines} outcome={outcome} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
