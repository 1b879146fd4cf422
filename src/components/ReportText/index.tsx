import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ansi from '@site/src/components/Ansi';
import styles from './styles.module.css';

/**
 * Jest's report as its terminal shows it, stored or of the reader's own run.
 * @param props.text the report, with ANSI colours
 */
export default function ReportText({text}: {text: string}): ReactNode {
  return (
    // It scrolls sideways, so the keyboard has to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={clsx(styles.text, 'thin-scrollbar')} tabIndex={0}>
      <Ansi text={text} />
    </pre>
  );
}
