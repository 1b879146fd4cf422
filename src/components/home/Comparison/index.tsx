import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Tokens from '@site/src/components/shared/Tokens';
import type {Report} from '@site/src/components/shared/Tokens/report';
import Verdict from '@site/src/components/shared/Verdict';
import reports from './reports.json';
import styles from './styles.module.css';

const [without, withMatcher, passing]: readonly Report[] = reports;

/** The statements of a test, one per line. */
function Code({statements}: {statements: Report['statements']}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {statements.map((statement, place) => (
          <span key={place} className={styles.statement}>
            <Tokens of={statement} />
          </span>
        ))}
      </code>
    </pre>
  );
}

/** One way to assert the value: the assertion and Jest's report. */
function Failure({title, report}: {title: ReactNode; report: Report}): ReactNode {
  return (
    <div className={styles.failure}>
      <h3 className={styles.label}>{title}</h3>
      <Code statements={report.statements.slice(-1)} />
      <div className={styles.message}>
        <Verdict status={report.status} />
        <pre>
          <Tokens of={report.message} />
        </pre>
      </div>
    </div>
  );
}

/**
 * Shows the benefit of matchers: the same wrong value, asserted without and with one, and Jest's two messages.
 * Everything is rendered from stored reports of real runs (`npm run reports`).
 */
export default function Comparison(): ReactNode {
  if (!without || !withMatcher || !passing) return null;
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="argument">
      <div className={styles.panel}>
        <div className={styles.value}>
          <h2 id="argument" className={styles.label}>
            <Translate id="home.argument.title">One broken hand</Translate>
          </h2>
          <Code statements={without.statements.slice(0, -1)} />
        </div>
        <div className={styles.failures}>
          <Failure title={<Translate id="home.argument.without">Without a matcher</Translate>} report={without} />
          <Failure title={<Translate id="home.argument.with">With a matcher</Translate>} report={withMatcher} />
        </div>
        <div className={styles.pass}>
          <h3 className={styles.label}>
            <Translate id="home.argument.passing">The corrected hand, in another order</Translate>
          </h3>
          <div className={styles.result}>
            <Verdict status={passing.status} />
            <Code statements={passing.statements.slice(0, 1)} />
          </div>
        </div>
      </div>
      <p className={styles.source}>
        <Translate id="home.argument.source">
          Each message is what Jest printed; a test fails when Jest prints anything else.
        </Translate>
      </p>
    </section>
  );
}
