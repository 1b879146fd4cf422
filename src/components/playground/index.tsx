import starters from '@generated/playground-examples/default/starters.json';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useEditor} from '@site/src/components/example/CodeEditor/useEditor';
import {RunOutput} from '@site/src/components/example/Run/loadRunner';
import RunButton from '@site/src/components/example/Run/RunButton';
import {isOutdated, getLines, getOutcome, useRun, type ExampleRun} from '@site/src/components/example/Run/useRun';
import {useKeptFocus} from '@site/src/components/example/useKeptFocus';
import RunVerdict from '@site/src/components/example/RunVerdict';
import buttons from '@site/src/components/shared/buttons.module.css';
import ExamplePicker from './ExamplePicker';
import {findHiddenCharacters} from './findHiddenCharacters';
import ShareButton from './ShareButton';
import ShortcutHint from './ShortcutHint';
import {isExample, useExamples} from './useExamples';
import {useSharedCode} from './useSharedCode';
import {useShortcuts} from './useShortcuts';
import {useWorkspace} from './useWorkspace';
import styles from './styles.module.css';

const FILE = 'playground.test.ts';

const [first, ...others] = starters;

/** Writes, runs and shares tests. Code from the URL fills the editor but never runs by itself. */
export default function Playground(): ReactNode {
  const keptFocus = useKeptFocus();
  const container = useRef<HTMLDivElement>(null);
  /** Whether the reader is about to choose another example. */
  const [isChoosing, setChoosing] = useState(false);
  const run = useRun();
  const {Editor, open: openEditor} = useEditor(run.fail);
  useEffect(openEditor, [openEditor]);
  const {workspace, open, edit, pick, discard, undo} = useWorkspace(run.clear);
  const {code, files, problem, replaced} = workspace;
  const {isRead, isFromOutside} = useSharedCode(open);
  // Only the list, and the reader's own code, need all examples.
  const examples = useExamples(isChoosing || code !== undefined || files.length > 0);
  const text = code ?? (isRead ? (first?.code ?? '') : '');
  const isDocs = (file: string) => starters.some(example => example.code === file) || isExample(examples ?? [], file);
  const isOurs = isDocs(text);
  /** The reader's previous files, without the docs' examples among them. */
  const ownFiles = files.filter(file => !isDocs(file));
  const isShared = isFromOutside && workspace.isLinked && !isOurs;

  const hasOwn =
    // Before the examples are loaded, it is not known.
    examples !== undefined && (ownFiles.length > 0 || (code !== undefined && !isOurs && !isShared));

  const pickFile = (file: string) => pick(file, {code: text, isShared}, text.trim() !== '' && !isOurs);
  const isOld = isOutdated(run.state, text);
  /** Whether Jest has printed nothing yet. */
  const isIdle = run.state.phase === 'idle';
  const runText = () => {
    if (isRead) run.start(text, FILE);
  };
  useShortcuts(runText, run.state.phase === 'running' ? run.stop : undefined);
  return (
    <main className={clsx('container', styles.page)} {...keptFocus}>
      <Introduction />
      {problem && <Problem kind={problem} />}
      <div className={styles.tools}>
        <ExamplePicker
          pages={examples}
          code={text}
          isShared={isShared}
          files={ownFiles}
          onPick={pickFile}
          onIntent={() => setChoosing(true)}
        />
        {hasOwn && (
          <button type="button" className={buttons.button} onClick={() => discard(text)}>
            {translate({
              id: 'site.Playground.discard',
              message: 'Discard my code',
              description: "The button that deletes the reader's code, which the browser stores",
            })}
          </button>
        )}
        <p role="status" className={styles.replaced}>
          {replaced !== undefined && (
            <>
              <span>
                <Translate id="site.Playground.replaced">Your code was replaced.</Translate>
              </span>{' '}
              <button
                type="button"
                className={buttons.button}
                onClick={() => {
                  undo(replaced);
                  // The button that was pressed disappears.
                  container.current?.querySelector('textarea')?.focus({preventScroll: true});
                }}
              >
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
            <button key={example.code} type="button" className={buttons.button} onClick={() => pickFile(example.code)}>
              {getStarterName(place)}
            </button>
          ))}
        </div>
      </div>
      <div ref={container} className={styles.workspace}>
        <div className={styles.bar}>
          <div className={styles.actions}>
            <RunButton run={run} onIntent={run.prepare} onRun={runText} hasShortcuts={true} />
            <ShortcutHint isRunning={run.isSlow} />
            <ShareButton code={isRead ? text : undefined} />
          </div>
          <RunVerdict run={run} isOld={isOld} className={clsx(styles.verdict, isIdle || 'night')} />
        </div>
        {Editor && isRead ? (
          <Editor
            value={text}
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
        <Results run={run} isOld={isOld} notice={isShared && !problem && <Notice code={text} />} />
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
      <h1 className={styles.heading}>
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

/** Why the code in the URL was not used. */
function Problem({kind}: {kind: 'broken' | 'huge'}): ReactNode {
  return (
    <p role="alert" className={styles.problem}>
      {kind === 'huge' ? (
        <Translate id="site.Playground.huge">This link contains too much code to open.</Translate>
      ) : (
        <Translate id="site.Playground.broken">
          This link is damaged, so its code cannot be read. Check that you copied all of it.
        </Translate>
      )}
    </p>
  );
}

/** Code from a link can be from anybody, and invisible characters in it can make it look like other code. */
function Notice({code}: {code: string}): ReactNode {
  const hidden = findHiddenCharacters(code);
  return (
    <p role="note" className={styles.notice}>
      <Translate id="site.Playground.notice">
        The code in this link has not run yet. Read it first if you do not know who wrote it.
      </Translate>
      {hidden.length > 0 && (
        <>
          {' '}
          <strong>
            <Translate id="site.Playground.hidden" values={{places: hidden.join(', ')}}>
              {'It contains invisible characters, with which it can look like other code: {places}.'}
            </Translate>
          </strong>
        </>
      )}
    </p>
  );
}

interface ResultsProps {
  readonly run: ExampleRun;
  readonly isOld: boolean;
  /** What the reader has to know before the first run. */
  readonly notice: ReactNode;
}

function Results({run: {state}, isOld, notice}: ResultsProps): ReactNode {
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
      {state.phase === 'idle' && notice}
      {state.phase === 'done' && outcome?.status === 'stopped' && outcome.tests.length === 0 && lines.length === 0 && (
        <p className={styles.empty}>
          <Translate id="site.Playground.noOutput">Nothing was printed before the run was stopped.</Translate>
        </p>
      )}
    </section>
  );
}
