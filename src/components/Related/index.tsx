import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * `:::related` in a page: the relatives of a matcher, and what to use in its place when that fits better.
 * @param props.children the list of links
 */
export default function Related({children}: {children?: ReactNode}): ReactNode {
  return (
    <section
      data-search="aside"
      className={styles.related}
      aria-label={translate({
        id: 'site.Related.label',
        message: 'Related matchers',
        description: 'The name of a list of links, for screen readers',
      })}
    >
      <p className={styles.title}>
        <Translate id="site.Related.title" description="Above the links to related matchers">
          See also
        </Translate>
      </p>
      {children}
    </section>
  );
}
