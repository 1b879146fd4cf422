import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Verdict from '@site/src/components/shared/Verdict';
import ReportText from '@site/src/components/shared/ReportText';
import styles from './styles.module.css';

/**
 * Jest's stored report of an example. It is text of the built page.
 * @param props.text the report, with ANSI colors
 */
export default function FailureReport({text}: {text: string}): ReactNode {
  return (
    <figure
      className={styles.report}
      aria-label={translate({id: 'site.FailureReport.label', message: 'Jest report for the example above'})}
    >
      <figcaption>
        <Verdict word="FAIL" />
      </figcaption>
      <ReportText text={text} />
    </figure>
  );
}
