import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {memo, useEffect, useMemo, useState, type ReactNode} from 'react';
import Ansi from '@site/src/components/shared/Ansi';
import ReportText from '@site/src/components/shared/ReportText';
import {time} from '@site/src/components/example/RunVerdict/time';
import {sgrCount, withoutColors} from '@site/src/components/shared/Ansi/sgr';
import type {ConsoleLine, Outcome, TestOutcome} from '@site/src/runner/protocol';
import {choose, share} from './choose';
import styles from './styles.module.css';

interface Props {
  /** Console output, so far or of the whole run. */
  readonly lines: readonly ConsoleLine[];
  /** The result, once the run has ended. */
  readonly outcome?: Outcome | undefined;
}

/*
 * Limits of what is shown, so that no output blocks the page. The copied report is always complete.
 */
const MOST_TESTS = 300;
const MOST_CONSOLE_PIECES = 1_500;
const MOST_REPORT_CHARACTERS = 60_000;

/** The output of a run: each test with its result and duration, console output, and Jest's report. */
export default function RunOutput({lines, outcome}: Props): ReactNode {
  return (
    <>
      {outcome && outcome.tests.length > 0 && <Tests of={outcome.tests} />}
      {lines.length > 0 && <Console lines={lines} dropped={outcome?.droppedLines ?? 0} />}
      {outcome && <Report text={reportOf(outcome)} />}
    </>
  );
}

/** Jest's report. For a stopped run, whose verdict gives the reason, the reports of the tests that had failed. */
const reportOf = ({status, tests, report}: Outcome): string =>
  status === 'stopped' ? tests.map(test => test.report).join('') : report;

/** The list of tests. If it is too long, failed tests and the first ones. */
const Tests = memo(function Tests({of: tests}: {of: readonly TestOutcome[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const chosen = choose(tests, MOST_TESTS, test => test.status === 'failed');
  return (
    <>
      <ul className={styles.tests}>
        {chosen.map((test, index) => (
          <Test key={index} of={test} />
        ))}
      </ul>
      {tests.length > chosen.length && (
        <p className={clsx(styles.more, styles.moreTests)}>
          <Translate
            id="site.RunOutput.moreTests"
            values={{count: (tests.length - chosen.length).toLocaleString(currentLocale)}}
          >
            {'And {count} more tests, which are counted but not listed.'}
          </Translate>
        </p>
      )}
    </>
  );
});

const icons: Readonly<Record<TestOutcome['status'], string>> = {passed: '✓', failed: '✕', skipped: '○', todo: '✎'};

const statusNames: Readonly<Record<TestOutcome['status'], () => string>> = {
  passed: () => translate({id: 'site.RunOutput.passed', message: 'passed'}),
  failed: () => translate({id: 'site.RunOutput.failed', message: 'failed'}),
  skipped: () => translate({id: 'site.RunOutput.skipped', message: 'skipped'}),
  todo: () => translate({id: 'site.RunOutput.todo', message: 'to do'}),
};

function Test({of: {titles, status, milliseconds}}: {of: TestOutcome}): ReactNode {
  return (
    <li className={clsx(styles.test, styles[status])}>
      <span className={styles.icon} role="img" aria-label={statusNames[status]()}>
        {icons[status]}
      </span>
      <span className={styles.title}>
        {titles.slice(0, -1).map((title, index) => (
          <span key={index} className={styles.describe}>
            {title} ›{' '}
          </span>
        ))}
        {titles.at(-1)}
      </span>
      {milliseconds !== null && <span className={styles.time}>{time(milliseconds)}</span>}
    </li>
  );
}

/** Number of lines rendered per task, so that no task is long. */
const STEP = 100;

/**
 * How many items of a long list are rendered: more with each task, until all are.
 * @param length of the list
 */
function useSteps(length: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn >= length) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + STEP));
    return () => clearTimeout(timer);
  }, [drawn, length]);
  return Math.min(drawn, length);
}

/** Console output, each line with its level unless that is `log`. */
function Console({lines, dropped}: {lines: readonly ConsoleLine[]; dropped: number}): ReactNode {
  const pieces = useMemo(
    () =>
      share(
        lines.map(line => sgrCount(line.text)),
        MOST_CONSOLE_PIECES,
      ),
    [lines],
  );
  const {currentLocale} = useDocusaurusContext().i18n;
  const drawn = useSteps(lines.length);
  return (
    <div
      role="group"
      className={styles.console}
      aria-label={translate({id: 'site.RunOutput.console', message: 'Console output'})}
    >
      {lines.slice(0, drawn).map(({level, text}, index) => (
        <Line key={index} level={level} text={text} most={pieces[index] ?? 0} />
      ))}
      {dropped > 0 && drawn === lines.length && (
        <p className={styles.more}>
          <Translate id="site.RunOutput.dropped" values={{count: dropped.toLocaleString(currentLocale)}}>
            {'And {count} more lines, which were not kept.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

interface LineProps extends ConsoleLine {
  /** Maximum number of colored pieces. */
  readonly most: number;
}

const Line = memo(function Line({level, text, most}: LineProps): ReactNode {
  return (
    <pre className={clsx(styles.line, styles[level])}>
      <span className={styles.level}>console.{level}</span>
      <Ansi text={text} most={most} />
    </pre>
  );
});

/** Jest's report, if any, and a button that copies it as plain text. */
function Report({text}: {text: string}): ReactNode {
  if (!text) return null;
  const shown = text.slice(0, MOST_REPORT_CHARACTERS);
  return (
    <div
      role="group"
      className={styles.report}
      aria-label={translate({id: 'site.RunOutput.report', message: "Jest's report"})}
    >
      <div className={styles.caption}>
        <Translate id="site.RunOutput.caption">Jest reports</Translate>
        <CopyButton text={text} />
      </div>
      <ReportText text={shown} />
      {shown.length < text.length && (
        <p className={styles.more}>
          <Translate id="site.RunOutput.moreReport">The report is shortened here. Copy it to get all of it.</Translate>
        </p>
      )}
    </div>
  );
}

const COPIED_MS = 1500;

function CopyButton({text}: {text: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(withoutColors(text)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {copied
        ? translate({id: 'site.RunOutput.copied', message: 'Copied'})
        : translate({id: 'site.RunOutput.copy', message: 'Copy report'})}
    </button>
  );
}
