import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Other names for a matcher. packages/docs-model/src/remark/matcher-facts.ts adds it to `:::related`.
 * @param props.words comma-separated
 */
export default function LookedForAs({words}: {words: string}): ReactNode {
  return (
    <p className={styles.words}>
      <span className={styles.title}>
        <Translate id="site.Related.words">Also known as</Translate>
      </span>
      <span>{words}</span>
    </p>
  );
}
