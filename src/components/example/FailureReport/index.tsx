import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ReportText from '@site/src/components/shared/ReportText';
import styles from './styles.module.css';

/**
 * Jest's stored report of the example above, in the site's colors. It is text of the built page.
 * @param props.text the report, with ANSI colors
 */
export default function FailureReport({text}: {text: string}): ReactNode {
  return (
    <figure
      className={styles.report}
      aria-label={translate({id: 'site.FailureReport.label', message: 'What Jest reports for the example above'})}
    >
      <figcaption className={styles.caption}>
        <Translate id="site.FailureReport.caption">Jest reports</Translate>
      </figcaption>
      <ReportText text={text} />
    </figure>
  );
}
