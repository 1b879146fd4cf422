import translations from '@theme/SearchTranslations';
import type {ReactNode} from 'react';
import {useResultCount} from '@site/src/components/Search/useResultCount';
import styles from './styles.module.css';
import type {Outcome} from './useHeardSearch';

/** Tells readers who do not see the modal what came of their search. */
export default function Announcement({of}: {of: Outcome | undefined}): ReactNode {
  return (
    <p role="status" className={styles.heard}>
      {useWords(of)}
    </p>
  );
}

function useWords(outcome: Outcome | undefined): string {
  const resultCount = useResultCount();
  const {errorScreen, noResultsScreen} = translations.modal ?? {};
  if (!outcome) return '';
  if ('failed' in outcome) return `${errorScreen?.titleText}. ${errorScreen?.helpText}`;
  if (outcome.count === 0) return `${noResultsScreen?.noResultsText} "${outcome.query}"`;
  return resultCount(outcome.count);
}
