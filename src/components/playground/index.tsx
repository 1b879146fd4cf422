import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useEditor} from '@site/src/components/example/CodeEditor/useEditor';
import {RunOutput} from '@site/src/components/example/Run/loadRunner';
import RunButton from '@site/src/components/example/Run/RunButton';
import {isOutdated, getLines, getOutcome, useRun, type ExampleRun} from '@site/src/components/example/Run/useRun';
import RunVerdict from '@site/src/components/example/RunVerdict';
import FinderRow from '@site/src/components/finder/FinderRow';
import ExamplePicker from './ExamplePicker';
import {discardCode, storeCode, storeOtherFiles, readCode, readOtherFiles, putFirst} from './storedCode';
import {findHiddenCharacters} from './findHiddenCharacters';
import type {HashContent} from './codeHash';
import ShareButton from './ShareButton';
import ShortcutHint from './ShortcutHint';
import {isExample, useExamples} from './useExamples';
import {useSharedCode} from './useSharedCode';
import {useShortcuts} from './useShortcuts';
import styles from './styles.module.css';

const FILE = 'playground.test.ts';

/** Code that was replaced or discarded. */
interface Replaced {
  readonly code: string;
  /** Whether it came with a link. */
  readonly isShared: boolean;
  /** Stores all discarded code again. */
  readonly restore?: () => void;
}

/** Writes, runs and shares tests. Code from the address fills the editor but never runs by itself. */
export default function Playground(): ReactNode {
  const [code, setCode] = useState<string>();
  const [own, setOwn] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<'broken' | 'huge'>();
  /** Whether the code of the link is unchanged. */
  const [isLinked, setLinked] = useState(true);
  const [replaced, setReplaced] = useState<Replaced>();
  const workspace = useRef<HTMLDivElement>(null);
  /** Whether the reader pressed Run before the first code had loaded. */
  const isAwaited = useRef(false);
  const examples = useExamples();
  const run = useRun();
  const {clear} = run;
  const {Editor, open} = useEditor(run.fail);
  useEffect(open, [open]);

  const leave = useCallback((left: string | undefined) => {
    const all = putFirst(readOtherFiles(), left);
    storeOtherFiles(all);
    setOwn(all);
  }, []);
  const show = useCallback(
    (shown: string) => {
      clear();
      setCode(shown);
    },
    [clear],
  );
  const fill = useCallback(
    (shared: HashContent) => {
      const kept = readCode();
      setLinked(shared.kind === 'code');
      setReplaced(undefined);
      switch (shared.kind) {
        case 'none':
          setProblem(undefined);
          setOwn(readOtherFiles());
          if (kept !== undefined) show(kept);
          break;
        case 'code':
          setProblem(undefined);
          leave(kept);
          show(shared.code);
          break;
        default:
          setProblem(shared.kind);
          leave(kept);
          show('');
      }
    },
    [leave, show],
  );
  const {isRead, isFromOutside} = useSharedCode(fill);
  const start = isRead ? examples?.[0]?.examples[0]?.code : undefined;
  const text = code ?? start ?? '';
  const isOurs = isExample(examples ?? [], text);
  const isShared = isFromOutside && isLinked && !isOurs;

  const change = (changed: string) => {
    isAwaited.current = false;
    setCode(changed);
    setLinked(false);
    setReplaced(undefined);
    storeCode(changed);
    // The address contains other code, which a reload would restore.
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  const pick = (picked: string) => {
    if (!isShared) leave(text);
    clear();
    setProblem(undefined);
    change(picked);
    if (text.trim() && !isOurs) setReplaced({code: text, isShared});
  };
  const discard = () => {
    const restore = discardCode();
    clear();
    setOwn([]);
    setCode(undefined);
    setLinked(false);
    setProblem(undefined);
    setReplaced({code: text, isShared: false, restore});
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  const undo = (before: Replaced) => {
    clear();
    if (before.restore) {
      before.restore();
      setOwn(readOtherFiles());
    }
    // Code from a link does not become the reader's own.
    if (before.isShared) {
      setCode(before.code);
      setLinked(true);
      setReplaced(undefined);
    } else change(before.code);
    // The button that was pressed disappears.
    workspace.current?.querySelector('textarea')?.focus({preventScroll: true});
  };
  const isOld = isOutdated(run.state, text);
  const isReady = isRead && (code !== undefined || examples !== undefined);
  const runText = () => {
    if (isReady) run.start(text, FILE);
    else isAwaited.current = true;
  };
  useEffect(() => {
    if (!isReady || !isAwaited.current) return;
    isAwaited.current = false;
    // The reader has not seen the code of a link yet.
    if (!isFromOutside) run.start(text, FILE);
  }, [isReady, isFromOutside, run, text]);
  useShortcuts(runText, run.state.phase === 'running' ? run.stop : undefined);
  return (
    <main className={clsx('container', styles.page)}>
      <Introduction />
      {problem && <Problem kind={problem} />}
      <div className={styles.tools}>
        <ExamplePicker pages={examples} code={text} isShared={isShared} own={own} onPick={pick} />
        {(own.length > 0 || (code !== undefined && !isOurs && !isShared)) && (
          <button type="button" className={styles.button} onClick={discard}>
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
              <Translate id="site.Playground.replaced">Your code was replaced.</Translate>{' '}
              <button type="button" className={styles.button} onClick={() => undo(replaced)}>
                <Translate id="site.Playground.undo">Undo</Translate>
              </button>
            </>
          )}
        </p>
      </div>
      <div ref={workspace} className={styles.workspace}>
        <div className={styles.bar}>
          <div className={styles.actions}>
            <RunButton run={run} onIntent={run.prepare} onRun={runText} hasShortcuts={true} />
            <ShortcutHint isRunning={run.isSlow} />
            <ShareButton code={isReady ? text : undefined} />
          </div>
          <RunVerdict of={run} isOld={isOld} className={clsx('night', styles.verdict)} />
        </div>
        {Editor && isRead ? (
          <Editor
            value={text}
            onChange={change}
            onRun={runText}
            label={translate({id: 'site.Playground.editor', message: 'Test file'})}
            className={clsx(styles.editor, 'thin-scrollbar')}
            numbered={true}
          />
        ) : (
          <div className={styles.editor} />
        )}
        <Results run={run} isOld={isOld} notice={isShared && !problem && <Notice code={text} />} />
      </div>
      <FinderRow />
    </main>
  );
}

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

/** Why the code in the address was not used. */
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
              {'It contains invisible characters that change the order of the text around them: {places}.'}
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
      className={clsx('night', styles.results, state.phase === 'running' && outcome && styles.stale)}
      aria-label={translate({id: 'site.Playground.results', message: 'Results'})}
    >
      {outcome || lines.length > 0 ? (
        <RunOutput lines={lines} outcome={outcome} isOld={isOld} />
      ) : (
        <p className={styles.empty}>
          {state.phase === 'running' ? (
            <Translate id="site.Playground.running">Running in your browser…</Translate>
          ) : (
            <Translate id="site.Playground.empty">Press Run. The results appear here.</Translate>
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
