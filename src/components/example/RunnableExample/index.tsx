import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, useState, type ReactNode} from 'react';
import type {BlockEditor} from '@site/src/components/example/BlockContext';
import {useEditor} from '@site/src/components/example/CodeEditor/useEditor';
import FailureReport from '@site/src/components/example/FailureReport';
import {RunOutput} from '@site/src/components/example/Run/loadRunner';
import {isOutdated, getLines, getOutcome, useRun} from '@site/src/components/example/Run/useRun';
import RunVerdict from '@site/src/components/example/RunVerdict';
import type {Purpose} from '@site/src/components/example/RunVerdict/judgeOutcome';
import Card, {type Form} from './Card';
import Controls from './Controls';
import styles from './styles.module.css';

interface Props {
  readonly id: string | undefined;
  /** The example's original code. */
  readonly code: string;
  readonly purpose: Purpose;
  readonly form: Form;
  /** Jest's stored report, of an example whose tests fail. */
  readonly report: string | undefined;
  /** Renders the block with the current code, or with the editor while the reader edits. */
  readonly children: (code: string, editor: BlockEditor | undefined) => ReactNode;
}

/**
 * A code block that the reader can run and edit.
 *
 * The built page contains the block, the stored report and the buttons, which work as soon as React runs. The runner loads
 * when the reader is about to run the example, the editor when they choose Edit.
 */
export default function RunnableExample({id, code: original, purpose, form, report, children}: Props): ReactNode {
  const [code, setCode] = useState(original);
  const run = useRun();
  const {Editor, open, close} = useEditor(run.fail);

  const start = () => run.start(code, getFileName());
  const edit = () => {
    run.prepare();
    open();
  };
  const reset = () => {
    setCode(original);
    close();
    run.clear();
  };

  const {state} = run;
  const editor = Editor && {
    Editor,
    value: code,
    onChange: (changed: string) => {
      if (state.phase === 'unavailable') run.clear();
      setCode(changed);
    },
    onRun: start,
    label: translate({id: 'site.Example.editor', message: 'Code of the example'}),
    takesFocus: true,
  };

  // Most of an example is its code, which no state of a run changes.
  const block = useMemo(() => children(code, undefined), [children, code]);

  const outcome = getOutcome(state);
  const lines = getLines(state);
  const hasOutput = outcome !== undefined || lines.length > 0;
  const showsReport = report !== undefined && !hasOutput;
  const isOld = isOutdated(state, code) || (showsReport && state.phase === 'idle' && code !== original);
  return (
    <Card id={id} isFailing={purpose === 'fails'} form={Editor ? 'code' : form}>
      {editor ? children(code, editor) : block}
      <div className={clsx(styles.bar, Editor && styles.editing)}>
        <Controls
          run={run}
          code={code}
          isEditing={Editor !== undefined}
          onIntent={run.prepare}
          onRun={start}
          onEdit={edit}
          onReset={reset}
        />
      </div>
      <div className={clsx('night', styles.output, (isOld || state.phase === 'running') && styles.old)}>
        {hasOutput && <RunOutput lines={lines} outcome={outcome} isOld={isOld} isDocs={code === original} />}
        {showsReport && <FailureReport text={report} />}
        <RunVerdict
          run={run}
          purpose={code === original ? purpose : undefined}
          isOld={isOld}
          className={styles.verdict}
        />
      </div>
    </Card>
  );
}

/** The file that a report names: that of the page. */
const getFileName = (): string => `${window.location.pathname.split('/').filter(Boolean).at(-1) ?? 'example'}.test.ts`;
