import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ansi from '@site/src/components/Ansi';
import type {StoredReport} from './report';
import styles from './styles.module.css';

/**
 * Shows what Jest says of the example above, as its terminal does and in the site's colours: text, part of the built page.
 * plugins/failure-reports puts it there.
 * @param props.of the stored report of that example
 */
export default function FailureReport({of: {tests}}: {of: StoredReport}): ReactNode {
  return (
    <figure
      className={styles.report}
      aria-label={translate({
        id: 'site.FailureReport.label',
        message: 'What Jest reports for the example above',
        description: 'The name of a stored failure report, for screen readers',
      })}
    >
      <figcaption className={styles.caption}>
        <Translate id="site.FailureReport.caption" description="Above the report of an example whose tests fail">
          Jest reports
        </Translate>
      </figcaption>
      {/* It scrolls sideways, so the keyboard has to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(styles.text, 'thin-scrollbar')} tabIndex={0}>
        <Ansi text={tests.map(({report}) => report.join('\n')).join('\n\n')} />
      </pre>
    </figure>
  );
}
