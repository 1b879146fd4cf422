import clsx from 'clsx';
import type {ReactNode} from 'react';
import HashLink from '@site/src/components/example/HashLink';
import styles from './styles.module.css';

interface Props {
  /** The id of the row, or of its heading. Without one, as in an answer, the row is open and has no link to itself. */
  readonly id: string | undefined;
  /** The level of the heading that the title is, if it is one. */
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly title: ReactNode;
  /** What the link to the row leads to, for its label. */
  readonly heading: string;
  /** The number of items inside. */
  readonly count?: number | string | undefined;
  /** Whether a warning sign is next to the title. */
  readonly warns?: boolean;
  readonly children: ReactNode;
}

/**
 * A row between hairlines that opens. It is a `<details>` element, so it works without JavaScript and the browser's search
 * opens it; plugins/early-scripts opens it for its URL, and CSS for print.
 */
export default function Disclosure({
  id,
  level: Level,
  title,
  heading,
  count,
  warns = false,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.row}>
      <details id={Level ? undefined : id} className={styles.details} open={id === undefined}>
        <summary className={clsx(styles.summary, 'opens')}>
          {warns && <span className={styles.warning} aria-hidden="true" />}
          {Level ? (
            <Level id={id} className={clsx('anchor', styles.title, styles.heading)}>
              {title}
            </Level>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
      {id !== undefined && <HashLink id={id} heading={heading} className={styles.link} />}
    </div>
  );
}
