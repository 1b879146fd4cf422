import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ansi from '@site/src/components/shared/Ansi';
import styles from './styles.module.css';

/**
 * Jest's report as a terminal shows it, stored or from the reader's own run.
 * @param props.text the report, with ANSI colors
 */
export default function ReportText({text}: {text: string}): ReactNode {
  return (
    // It scrolls sideways, so it must be focusable for keyboard users.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={clsx(styles.text, 'thin-scrollbar')} tabIndex={0}>
      <Ansi text={text} />
    </pre>
  );
}
