import Translate, {translate} from '@docusaurus/Translate';
import {libraryVersion} from '@jest-extended/catalogue/version';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';
import HashLink from '@site/src/components/example/HashLink';
import styles from './styles.module.css';

/**
 * `:::known-issue` in a page. On a page it is in the row of its section's known issues, and has an id from
 * packages/docs-model/src/remark/examples.ts. In an answer it has neither, and its title says what it is.
 */
export default function KnownIssue({id, title, children}: Props): ReactNode {
  return (
    <div id={id} className={styles.issue}>
      <p className={styles.title}>
        {id === undefined ? (
          <Translate id="site.KnownIssue.title" values={{version: libraryVersion, title: <>{title}</>}}>
            {'Known issue in {version}: {title}'}
          </Translate>
        ) : (
          <>
            {title}
            <HashLink id={id} heading={translate({id: 'site.KnownIssue.heading', message: 'known issue'})} />
          </>
        )}
      </p>
      {children}
    </div>
  );
}
