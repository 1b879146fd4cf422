import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ansi from '@site/src/components/shared/Ansi';
import CodeLines from '@site/src/components/shared/CodeLines';
import Verdict from '@site/src/components/shared/Verdict';
import {unpack} from '@site/src/highlight/packed';
import type {Report} from '@site/src/highlight/report';
import {unindented} from '@site/src/highlight/token';
import reports from './reports.json';
import styles from './styles.module.css';

const [without, withMatcher, passing]: readonly Report[] = reports;

/** The body of a test: its values, and after an empty line its assertion. */
function bodyOf({code, tokens}: Report) {
  const body = unindented(unpack(code, tokens).slice(1, -1));
  const gap = body.findIndex(line => line.length === 0);
  return {values: body.slice(0, gap), assertion: body.slice(gap + 1)};
}

/** One way to assert the value: the assertion and Jest's report. */
function Failure({title, report}: {title: ReactNode; report: Report}): ReactNode {
  return (
    <div className={styles.failure}>
      <h3 className={styles.label}>{title}</h3>
      <CodeLines className={styles.code} of={bodyOf(report).assertion} />
      <div className={styles.message}>
        <Verdict status={report.status} />
        <pre>
          <Ansi text={report.message} />
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
          <CodeLines className={styles.code} of={bodyOf(without).values} />
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
            <CodeLines className={styles.code} of={bodyOf(passing).values.slice(0, 1)} />
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
