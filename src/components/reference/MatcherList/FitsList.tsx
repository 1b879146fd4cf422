import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Fit, Fits} from './findFits';
import MatcherRow from './MatcherRow';
import styles from './styles.module.css';

/** The matchers that the reader asked for, and below them other ones. */
export default function FitsList({fits: {exact, related, recipe}}: {fits: Fits}): ReactNode {
  return (
    <>
      <Rows fits={exact} />
      {related.length > 0 && (
        <>
          <p className={styles.related}>
            {exact.length > 0 || recipe ? (
              <Translate id="site.MatcherList.related">Also related</Translate>
            ) : (
              <Translate id="site.MatcherList.nearest">Nearest matchers</Translate>
            )}
          </p>
          <Rows fits={related} />
        </>
      )}
    </>
  );
}

function Rows({fits}: {fits: readonly Fit[]}): ReactNode {
  if (fits.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {fits.map(fit => (
        <MatcherRow key={fit.row.name} row={fit.row} fit={fit} />
      ))}
    </ul>
  );
}
