import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Fit, Fits} from './findFits';
import MatcherRow from './MatcherRow';
import styles from './styles.module.css';

/** The matchers that the reader asked for, and below them other ones. */
export default function FitsList({fits: {query, exact, related, recipe}}: {fits: Fits}): ReactNode {
  return (
    <>
      <Rows fits={exact} query={query} />
      {related.length > 0 && (
        <>
          <p className={styles.related}>
            {exact.length > 0 || recipe
              ? translate({id: 'site.MatcherList.related', message: 'Also related'})
              : translate({id: 'site.MatcherList.nearest', message: 'Nearest matchers'})}
          </p>
          <Rows fits={related} query={query} />
        </>
      )}
    </>
  );
}

function Rows({fits, query}: {fits: readonly Fit[]; query: string}): ReactNode {
  if (fits.length === 0) return null;
  return (
    <ul className="clean-list">
      {fits.map(fit => (
        <MatcherRow key={fit.row.name} row={fit.row} fit={fit} query={query} />
      ))}
    </ul>
  );
}
