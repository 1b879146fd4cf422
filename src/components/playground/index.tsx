import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, useCallback, useEffect, useState, type ReactNode} from 'react';
import {useEditor} from '@site/src/components/example/CodeEditor/useEditor';
import RunButton from '@site/src/components/example/Run/RunButton';
import {lastLines, lastOutcome, useRun} from '@site/src/components/example/Run/useRun';
import RunVerdict from '@site/src/components/example/RunVerdict';
import ExamplePicker from './ExamplePicker';
import {keepCode, keepOwn, keptCode, keptOwn, withFirst} from './kept';
import type {Shared} from './link';
import ShareButton from './ShareButton';
import {useExamples} from './useExamples';
import {useSharedCode} from './useSharedCode';
import styles from './styles.module.css';

const RunOutput = lazy(() => import('@site/src/components/example/RunOutput'));

const FILE = 'playground.test.ts';

/** Writes, runs and shares tests. Code from the address fills the editor but never runs by itself. */
export default function Playground(): ReactNode {
  const [code, setCode] = useState<string>();
  const [own, setOwn] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<'broken' | 'huge'>();
  const examples = useExamples();
  const run = useRun();
  const {clear} = run;
  const {Editor, open} = useEditor(run.fail);
  useEffect(open, [open]);

  const leave = useCallback((left: string | undefined) => {
    const all = withFirst(keptOwn(), left);
    keepOwn(all);
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
    (shared: Shared) => {
      const kept = keptCode();
      switch (shared.kind) {
        case 'none':
          setProblem(undefined);
          setOwn(keptOwn());
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
  const isRead = useSharedCode(fill);
  const start = isRead ? examples?.[0]?.examples[0]?.code : undefined;
  const text = code ?? start ?? '';

  const change = (changed: string) => {
    setCode(changed);
    keepCode(changed);
    // The address contains other code, which a reload would restore.
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  const pick = (picked: string) => {
    leave(text);
    clear();
    setProblem(undefined);
    change(picked);
  };
  const runText = () => run.start(text, FILE);
  return (
    <main className={clsx('container', styles.page)}>
      <Introduction />
      {problem && <Problem kind={problem} />}
      {useIsBrowser() && (
        <>
          <div className={styles.tools}>
            <ExamplePicker pages={examples ?? []} code={text} own={own} onPick={pick} />
            <ShareButton code={text} />
          </div>
          <div className={styles.workspace}>
            <div className={styles.card}>
              {Editor && isRead ? (
                <Editor
                  value={text}
                  onChange={change}
                  onRun={runText}
                  label={translate({id: 'site.Playground.editor', message: 'Test file'})}
                  className={styles.editor}
                  numbered={true}
                />
              ) : (
                <div className={styles.editor} />
              )}
              <div className={styles.bar}>
                <RunButton run={run} onIntent={run.prepare} onRun={runText} />
                <RunVerdict of={run} />
              </div>
            </div>
            <Results run={run} />
          </div>
        </>
      )}
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
          Jest with every matcher of jest-extended, in this page. What you write is not sent anywhere.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="site.Playground.noScript">
            The playground runs tests in your browser, for which it needs JavaScript.
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
        <Translate id="site.Playground.huge">
          This link carries more code than the playground takes, so nothing was filled in.
        </Translate>
      ) : (
        <Translate id="site.Playground.broken">
          This link is damaged, and its code cannot be read. Was all of it copied?
        </Translate>
      )}
    </p>
  );
}

function Results({run}: {run: ReturnType<typeof useRun>}): ReactNode {
  const outcome = lastOutcome(run.state);
  const lines = lastLines(run.state);
  return (
    <section
      className={clsx(styles.card, run.state.phase === 'running' && styles.stale)}
      aria-label={translate({id: 'site.Playground.results', message: 'Results'})}
    >
      {outcome || lines.length > 0 ? (
        <Suspense>
          <RunOutput lines={lines} outcome={outcome} />
        </Suspense>
      ) : (
        <p className={styles.empty}>
          <Translate id="site.Playground.empty">
            Nothing has run yet. Run the tests with the button, with Ctrl+Enter or with ⌘+Enter.
          </Translate>
        </p>
      )}
    </section>
  );
}
