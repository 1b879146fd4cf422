import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {matcherCount} from '@jest-extended/catalogue';
import {libraryVersion} from '@jest-extended/catalogue/version';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Verdict from '@site/src/components/shared/Verdict';
import section from '../section.module.css';
import styles from './styles.module.css';

interface ReasonProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A reason, with the verdict of the tests that guarantee it. */
const Reason = ({title, children}: ReasonProps): ReactNode => (
  <li>
    <Verdict className={styles.verdict} word="PASS" />
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
);

/**
 * Reasons to trust the docs, each guaranteed by a test: tests/library and tests/examples/docs.test.ts compare the
 * matchers, tests/examples and tests/runner run the examples, and tests/site/every-page.spec.ts watches the requests.
 */
export default function TestedDocs(): ReactNode {
  useBrokenLinks().collectAnchor('trust');
  return (
    <section className={section.section} aria-labelledby="trust">
      <h2 id="trust" className={section.title}>
        <Translate id="home.trust.title">Docs you can trust</Translate>
      </h2>
      <ul className={clsx('clean-list', section.cells, styles.reasons)}>
        <Reason title={<Translate id="home.trust.count">Every matcher is here</Translate>}>
          <Translate id="home.trust.count.text" values={{version: libraryVersion, count: matcherCount}}>
            {'CI compares this site with what jest-extended {version} exports: {count} of {count}.'}
          </Translate>
        </Reason>
        <Reason title={<Translate id="home.trust.examples">Every example runs</Translate>}>
          <Translate
            id="home.trust.examples.text"
            values={{
              playground: (
                <Link className="underlined" to="/playground">
                  <Translate id="home.trust.examples.playground">the playground</Translate>
                </Link>
              ),
            }}
          >
            {
              'CI runs them against the published package and compares every failure message. Try your own in {playground}.'
            }
          </Translate>
        </Reason>
        <Reason title={<Translate id="home.trust.origin">No trackers</Translate>}>
          <Translate id="home.trust.origin.text">
            Nothing is loaded from other sites: no analytics, no external fonts.
          </Translate>
        </Reason>
      </ul>
    </section>
  );
}
