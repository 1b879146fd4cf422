import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The reason from the fence: a clause without a period. */
  readonly reason: string;
  readonly children: ReactNode;
}

/** A block whose tests run only under Jest in Node, and the reason. */
export default function Elsewhere({reason, children}: Props): ReactNode {
  return (
    <div className={styles.example}>
      {children}
      <p className={clsx(styles.bar, styles.elsewhere)} data-search="aside">
        <Translate id="site.Example.elsewhere" values={{reason}}>
          {'Runs in Node, not on this page: {reason}.'}
        </Translate>
      </p>
    </div>
  );
}
