import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import Ansi from '@site/src/components/shared/Ansi';
import {splitFailures} from './splitFailures';
import styles from './styles.module.css';

interface Props {
  /** The report, with ANSI colors. */
  readonly text: string;
  /** Whether code frames and stacks are open from the start. */
  readonly isOpen?: boolean;
}

/** Jest's report, stored or from the reader's own run: its messages, each with a code frame and stack to open. */
export default function ReportText({text, isOpen = false}: Props): ReactNode {
  const failures = useMemo(() => splitFailures(text), [text]);
  return failures.map(({message, frame}, index) => (
    <div key={index} className={styles.failure}>
      <pre className={clsx('bare', styles.text, styles.message)} translate="no">
        <Ansi text={message} />
      </pre>
      {frame && (
        <details className={styles.frame} open={isOpen}>
          <summary className={clsx('opens small screen-only', styles.summary)}>
            <Translate id="site.ReportText.frame">Code frame and stack</Translate>
          </summary>
          {/* It scrolls sideways, so it must be focusable for keyboard users. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={clsx('bare thin-scrollbar', styles.text)} tabIndex={0} translate="no">
            <Ansi text={frame} />
          </pre>
        </details>
      )}
    </div>
  ));
}
