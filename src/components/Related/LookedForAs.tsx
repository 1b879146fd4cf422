import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * What a reader might have typed in search of a matcher. The search does not read it: it takes these words and more from
 * the catalogue. plugins/matcher-facts puts it at the end of `:::related`.
 * @param props.words as text, with commas
 */
export default function LookedForAs({words}: {words: string}): ReactNode {
  return (
    <p data-search="none" className={styles.words}>
      <Translate
        id="site.Related.words"
        description="Other names under which readers look for a matcher"
        values={{words}}
      >
        {'Also looked for as: {words}.'}
      </Translate>
    </p>
  );
}
