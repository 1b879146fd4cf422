import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {matcherCount} from '@site/src/catalogue';
import {libraryVersion} from '@site/src/catalogue/version';
import styles from './styles.module.css';

/** Reasons to trust the docs, each guaranteed by a test. */
export default function TestedDocs(): ReactNode {
  return (
    <section className={styles.strip} aria-labelledby="trust">
      <div className="container">
        <h2 id="trust" className={styles.title}>
          <Translate id="home.trust.title">Documentation under test</Translate>
        </h2>
        <ul className={styles.facts}>
          <li>
            <strong>
              <Translate id="home.trust.count" values={{count: matcherCount}}>
                {'{count} matchers'}
              </Translate>
            </strong>
            <Translate id="home.trust.count.text" values={{version: libraryVersion}}>
              {'All that jest-extended {version} exports: a test compares the list.'}
            </Translate>
          </li>
          <li>
            <strong>
              <Translate id="home.trust.examples">Examples that run</Translate>
            </strong>
            <Translate
              id="home.trust.examples.text"
              values={{
                playground: (
                  <Link to="/playground">
                    <Translate id="home.trust.examples.playground">the playground</Translate>
                  </Link>
                ),
              }}
            >
              {'Every example runs under Jest in CI, with the published library. Yours run in {playground}.'}
            </Translate>
          </li>
          <li>
            <strong>
              <Translate id="home.trust.origin">One origin</Translate>
            </strong>
            <Translate id="home.trust.origin.text">
              Every page loads from this site alone: no trackers, no outside fonts. A test watches each page.
            </Translate>
          </li>
        </ul>
      </div>
    </section>
  );
}
