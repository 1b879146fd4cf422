import type {ReactNode} from 'react';
import type {Fits} from './findFits';
import MatcherRow from './MatcherRow';

/** The matchers that the reader asked for and related ones, in one list. The former are marked if there are both. */
export default function FitsList({fits: {query, fits}}: {fits: Fits}): ReactNode {
  if (fits.length === 0) return null;
  const isMixed = fits.some(({isExact}) => !isExact);
  return (
    <ul className="clean-list">
      {fits.map(fit => (
        <MatcherRow key={fit.row.name} row={fit.row} fit={fit} query={query} isMarked={isMixed && fit.isExact} />
      ))}
    </ul>
  );
}
