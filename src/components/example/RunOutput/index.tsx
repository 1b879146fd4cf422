import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ConsoleLine, RunOutcome, TestOutcome} from '@jest-extended/runner/protocol';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import Ansi from '@site/src/components/shared/Ansi';
import {lazyComponent} from '@site/src/components/shared/load';
import ReportText from '@site/src/components/shared/ReportText';
import {formatDuration} from '@site/src/components/example/RunVerdict/formatDuration';
import buttons from '@site/src/components/shared/buttons.module.css';
import CopyButton from '@site/src/components/shared/CopyButton';
import {getVisibleText} from '@site/src/components/shared/visibleText';
import Statement from '@site/src/components/example/EdgeCases/Statement';
import styles from './styles.module.css';

const Suggestions = lazyComponent(async () => (await import('./Suggestions')).default);

interface Props {
  /** Console output, so far or of the whole run. */
  readonly lines: readonly ConsoleLine[];
  /** The result, once the run has ended. */
  readonly outcome?: RunOutcome | undefined;
  /** Whether the code has changed since: its report cannot be copied any more. */
  readonly isOld?: boolean;
  /** Whether the code is that of the docs, where the message matters and its position is known. */
  readonly isDocs?: boolean;
}

/** The output of a run: each test with its result and duration, console output, and Jest's report. */
export default function RunOutput({lines, outcome, isOld = false, isDocs = false}: Props): ReactNode {
  const stopped = outcome?.stopped?.test ?? undefined;
  return (
    <div className={clsx('night', styles.output, isOld && styles.old)}>
      {outcome && (outcome.tests.length > 0 || stopped) && <Tests tests={outcome.tests} stopped={stopped} />}
      {lines.length > 0 && <Console lines={lines} dropped={outcome?.droppedLines ?? 0} />}
      {/* Jest runs the examples of the docs in CI, so their results do not differ. */}
      {!isDocs && outcome?.mentionsNode && /^(?:failed|error)$/.test(outcome.status) && (
        <p role="note" className={styles.note}>
          <Translate id="site.RunOutput.note">
            The code uses names of Node. Here they are those of the browser, or missing, so the result can differ from
            that of Jest. To be sure, run the file in a project.
          </Translate>
        </p>
      )}
      {outcome && !isDocs && /is not a function/.test(outcome.report) && (
        <Suggestions report={outcome.report} className={styles.note} />
      )}
      {outcome && <Report text={outcome.report} isOld={isOld} isOpen={!isDocs || outcome.status === 'error'} />}
    </div>
  );
}

interface TestsProps {
  readonly tests: readonly TestOutcome[];
  /** The titles of the test during which the run was stopped. */
  readonly stopped: readonly string[] | undefined;
}

const Tests = memo(function Tests({tests, stopped}: TestsProps): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.tests)}>
      {tests.map((test, index) => (
        <Test key={index} {...test} />
      ))}
      {stopped && <Test titles={stopped} status="stopped" milliseconds={null} />}
    </ul>
  );
});

type Status = TestOutcome['status'] | 'stopped';

const icons: Readonly<Record<Status, string>> = {passed: '✓', failed: '✕', skipped: '○', todo: '✎', stopped: '■'};

const statusNames: Readonly<Record<Status, () => string>> = {
  passed: () => translate({id: 'site.RunOutput.passed', message: 'passed'}),
  failed: () => translate({id: 'site.RunOutput.failed', message: 'failed'}),
  skipped: () => translate({id: 'site.RunOutput.skipped', message: 'skipped'}),
  todo: () => translate({id: 'site.RunOutput.todo', message: 'to do'}),
  stopped: () => translate({id: 'site.RunOutput.stopped', message: 'stopped'}),
};

interface TestProps extends Pick<TestOutcome, 'titles' | 'milliseconds'> {
  readonly status: Status;
}

function Test({titles, status, milliseconds}: TestProps): ReactNode {
  return (
    <li className={clsx(styles.test, styles[status])}>
      <span className={styles.icon} role="img" aria-label={statusNames[status]()}>
        {icons[status]}
      </span>
      <span className={styles.title} translate="no">
        {titles.slice(0, -1).map((title, index) => (
          <span key={index} className={styles.describe}>
            <Statement text={getVisibleText(title)} /> ›{' '}
          </span>
        ))}
        <Statement text={getVisibleText(titles.at(-1) ?? '')} />
      </span>
      {milliseconds !== null && <span className={clsx('small', styles.time)}>{formatDuration(milliseconds)}</span>}
    </li>
  );
}

/** Console output, each line with its level unless that is `log`. */
function Console({lines, dropped}: {lines: readonly ConsoleLine[]; dropped: number}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <div
      role="group"
      className={styles.console}
      aria-label={translate({id: 'site.RunOutput.console', message: 'Console output'})}
    >
      {lines.map(({level, text}, index) => (
        <Line key={index} level={level} text={text} />
      ))}
      {dropped > 0 && (
        <p className={clsx('small', styles.more)}>
          {translate(
            {id: 'site.RunOutput.dropped', message: 'And {count} more lines, which were not kept.'},
            {count: dropped.toLocaleString(currentLocale)},
          )}
        </p>
      )}
    </div>
  );
}

const Line = memo(function Line({level, text}: ConsoleLine): ReactNode {
  return (
    <pre className={clsx('bare', styles.line, styles[level])} translate="no">
      <span className={styles.level}>console.{level}</span>
      <Ansi text={getVisibleText(text, true)} />
    </pre>
  );
});

interface ReportProps {
  readonly text: string;
  readonly isOld: boolean;
  readonly isOpen: boolean;
}

/** Jest's report, if any, and a button that copies it as plain text. */
function Report({text, isOld, isOpen}: ReportProps): ReactNode {
  if (!text) return null;
  return (
    <div
      role="group"
      className={styles.report}
      aria-label={translate({id: 'site.RunOutput.report', message: "Jest's report"})}
    >
      <ReportText text={getVisibleText(text, true)} isOpen={isOpen} />
      <CopyButton
        text={getVisibleText(text)}
        label={translate({id: 'site.RunOutput.copy', message: 'Copy report'})}
        isDisabled={isOld}
        className={clsx(buttons.button, styles.copy)}
      />
    </div>
  );
}
