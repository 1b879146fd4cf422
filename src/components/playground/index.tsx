import starters from '@generated/playground-examples/default/starters.json';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {useEditor} from '@site/src/components/example/CodeEditor/useEditor';
import {RunOutput} from '@site/src/components/example/Run/loadRunner';
import RunButton from '@site/src/components/example/Run/RunButton';
import {isOutdated, getLines, getOutcome, useRun, type ExampleRun} from '@site/src/components/example/Run/useRun';
import {useKeptFocus} from '@site/src/components/example/useKeptFocus';
import RunVerdict from '@site/src/components/example/RunVerdict';
import buttons from '@site/src/components/shared/buttons.module.css';
import {prefetch} from '@site/src/components/shared/load';
import ExampleSelect from './ExampleSelect';
import Problem from './Problem';
import ShareButton from './ShareButton';
import ShortcutHint from './ShortcutHint';
import {useCode} from './useCode';
import {isExample, loadExamples, useExamples} from './useExamples';
import {useShortcuts} from './useShortcuts';
import styles from './styles.module.css';

const FILE = 'playground.test.ts';

const [first, ...others] = starters;

/** Writes, runs and shares tests. Code from the URL fills the editor but never runs by itself. */
export default function Playground(): ReactNode {
  const keptFocus = useKeptFocus();
  const run = useRun();
  const {Editor, open: openEditor} = useEditor(run.fail);
  useEffect(openEditor, [openEditor]);
  const {workspace, edit, pick, undo} = useCode(first?.code ?? '', run.clear);
  const {code, problem, isLinked, replaced} = workspace;
  const text = code ?? '';
  /** Whether the reader is about to choose an example. */
  const [isChoosing, setChoosing] = useState(false);
  const examples = useExamples(isChoosing || isLinked !== undefined);
  const isShared = isLinked === true && !isExample(examples, text);
  const isOld = isOutdated(run.state, text);
  const runText = () => {
    if (code !== undefined) run.start(code, FILE);
  };
  useShortcuts(runText, run.state.phase === 'running' ? run.stop : undefined);
  return (
    <main className={clsx('container', styles.page)} onPointerEnter={() => prefetch(loadExamples)} {...keptFocus}>
      <Introduction />
      {problem && <Problem kind={problem} />}
      <div className={styles.tools}>
        <ExampleSelect
          pages={examples}
          code={text}
          isShared={isShared}
          onPick={pick}
          onIntent={() => setChoosing(true)}
        />
        <p role="status" className={styles.replaced}>
          {replaced !== undefined && (
            <>
              <span>
                <Translate id="site.Playground.replaced">Your code was replaced.</Translate>
              </span>{' '}
              <button type="button" className={buttons.button} onClick={() => undo(replaced)}>
                <Translate id="site.Playground.undo">Undo</Translate>
              </button>
            </>
          )}
        </p>
        <div
          role="group"
          className={styles.starters}
          aria-label={translate({id: 'site.Playground.starters', message: 'Examples'})}
        >
          {others.map((example, place) => (
            <button key={example.code} type="button" className={buttons.button} onClick={() => pick(example.code)}>
              {getStarterName(place)}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.workspace}>
        <div className={styles.bar}>
          <div className={styles.actions}>
            <RunButton run={run} onIntent={run.prepare} onRun={runText} hasShortcuts={true} />
            <ShortcutHint isRunning={run.isSlow} />
            <ShareButton code={code} />
          </div>
          <RunVerdict run={run} isOld={isOld} className={clsx(styles.verdict, run.state.phase !== 'idle' && 'night')} />
        </div>
        {Editor && code !== undefined ? (
          <Editor
            value={code}
            onChange={changed => {
              run.prepare();
              if (run.state.phase === 'unavailable') run.clear();
              edit(changed);
            }}
            onRun={runText}
            label={translate({id: 'site.Playground.editor', message: 'Test file'})}
            className={clsx(styles.editor, 'thin-scrollbar')}
            numbered={true}
          />
        ) : (
          <div className={styles.editor}>
            <p className={styles.failed}>
              <Translate id="site.Playground.failed">The playground did not load.</Translate>
            </p>
          </div>
        )}
        <Results run={run} isOld={isOld} hasNotice={isShared} />
      </div>
    </main>
  );
}

/** The name of an example that the reader can start from. */
const getStarterName = (place: number): string | undefined =>
  [
    translate({id: 'site.Playground.failing', message: 'A failing test'}),
    translate({id: 'site.Playground.promise', message: 'A promise'}),
    translate({id: 'site.Playground.mock', message: 'A mock'}),
  ][place];

function Introduction(): ReactNode {
  return (
    <>
      <h1 className="margin-bottom--xs">
        <Translate id="site.Playground.heading">Playground</Translate>
      </h1>
      <p className={styles.lead}>
        <Translate id="site.Playground.lead">
          Run Jest with every jest-extended matcher in your browser. Your code never leaves this page.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="site.Playground.noScript">
            The playground runs tests in your browser, so it needs JavaScript.
          </Translate>
        </p>
      </noscript>
    </>
  );
}

interface ResultsProps {
  readonly run: ExampleRun;
  readonly isOld: boolean;
  /** Whether the code comes from a link, which can be from anybody. */
  readonly hasNotice: boolean;
}

function Results({run: {state}, isOld, hasNotice}: ResultsProps): ReactNode {
  const outcome = getOutcome(state);
  const lines = getLines(state);
  return (
    <section
      className={clsx(
        styles.results,
        state.phase !== 'idle' && 'night',
        state.phase === 'running' && outcome && styles.stale,
      )}
      aria-label={translate({id: 'site.Playground.results', message: 'Results'})}
    >
      {outcome || lines.length > 0 ? (
        <RunOutput lines={lines} outcome={outcome} isOld={isOld} />
      ) : (
        <p key={state.phase} className={styles.empty}>
          {state.phase === 'running' ? (
            <Translate id="site.Playground.running">Running in your browser…</Translate>
          ) : (
            <Translate id="site.Playground.empty">
              Press Run, or change the code first. The results appear here.
            </Translate>
          )}
        </p>
      )}
      {state.phase === 'idle' && hasNotice && (
        <p role="note" className={styles.notice}>
          <Translate id="site.Playground.notice">
            The code in this link has not run yet. Read it first if you do not know who wrote it.
          </Translate>
        </p>
      )}
      {state.phase === 'done' && outcome?.status === 'stopped' && outcome.tests.length === 0 && lines.length === 0 && (
        <p className={styles.empty}>
          <Translate id="site.Playground.noOutput">Nothing was printed before the run was stopped.</Translate>
        </p>
      )}
    </section>
  );
}
