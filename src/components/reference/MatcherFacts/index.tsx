import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The first version with the matcher, e.g. `0.6.0`. */
  readonly since: string;
  /** Whether it returns a promise. All other matchers are synchronous and can be used as asymmetric matchers. */
  readonly isAsync?: boolean;
  /** The definition: the paragraphs that a section begins with. */
  readonly children?: ReactNode;
}

/**
 * The beginning of a matcher's section, below its heading: its first version, the definition and exceptions;
 * packages/docs-model/src/remark/matcher-facts.ts inserts it.
 */
export default function MatcherFacts({since, isAsync = false, children}: Props): ReactNode {
  return (
    <div className={styles.facts}>
      <span className={clsx('small', styles.since)}>
        <Translate id="site.MatcherFacts.since" values={{version: since}}>
          {'since {version}'}
        </Translate>
      </span>
      {children}
      {isAsync && (
        <span className={styles.exception}>
          <Translate id="site.MatcherFacts.async">Async: use await. Not usable as an asymmetric matcher.</Translate>
        </span>
      )}
    </div>
  );
}
