import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** E.g. `.toBeArrayOfSize(size: number)`. */
  readonly signature: string;
  /** The first version with the matcher, e.g. `0.6.0`. */
  readonly since: string;
  /** Whether it returns a promise. */
  readonly isAsync?: boolean;
}

/** Facts about a matcher, below its heading; packages/docs-model/src/remark/matcher-facts.ts inserts them. */
export default function MatcherFacts({signature, since, isAsync = false}: Props): ReactNode {
  return (
    <div className={styles.facts}>
      <code className={styles.signature}>
        <span className={styles.value}>expect(value)</span>
        {signature}
      </code>
      <ul className={styles.list}>
        <li>
          <Translate id="site.MatcherFacts.since" values={{version: since}}>
            {'since {version}'}
          </Translate>
        </li>
        <li>
          <Translate id="site.MatcherFacts.not" values={{not: <code>.not</code>}}>
            {'works with {not}'}
          </Translate>
        </li>
        <li>
          {isAsync ? (
            <Translate id="site.MatcherFacts.notAsymmetric">not usable as an asymmetric matcher</Translate>
          ) : (
            <Translate id="site.MatcherFacts.asymmetric">can be used as an asymmetric matcher</Translate>
          )}
        </li>
        <li>
          {isAsync ? (
            <Translate id="site.MatcherFacts.async">async (use await)</Translate>
          ) : (
            <Translate id="site.MatcherFacts.sync">synchronous</Translate>
          )}
        </li>
      </ul>
    </div>
  );
}
