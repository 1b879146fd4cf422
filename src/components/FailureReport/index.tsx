import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ReportText from '@site/src/components/ReportText';
import styles from './styles.module.css';

/**
 * Shows what Jest says of the example above, as its terminal does and in the site's colours: text, part of the built page.
 * plugins/failure-reports puts it there.
 * @param props.text what Jest says of the tests of that example, with ANSI colours
 */
export default function FailureReport({text}: {text: string}): ReactNode {
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
      <ReportText text={text} />
    </figure>
  );
}
