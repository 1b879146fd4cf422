import type {Lines} from '@jest-extended/docs-model/highlight/token';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {renderCodeLine} from '@site/src/components/shared/CodeLine';
import styles from './styles.module.css';

/** Lines of code, without the frame of a code block. They wrap. */
export default function CodeLines({of: lines, className}: {of: Lines; className?: string | undefined}): ReactNode {
  return (
    <pre className={clsx('bare', className)} translate="no">
      <code className={styles.wraps}>{lines.map((line, index) => renderCodeLine(line, index))}</code>
    </pre>
  );
}
