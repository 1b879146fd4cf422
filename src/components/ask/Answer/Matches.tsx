import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly question: string;
  readonly query: string;
  readonly count: number;
}

/** The line above the cards. It names the query unless it is the question. */
export default function Matches({question, query, count}: Props): ReactNode {
  if (query !== question)
    return (
      <p className={clsx('small', styles.matches)}>
        {count === 0
          ? translate({id: 'site.Ask.searchedFor', message: 'Searched for "{query}".'}, {query})
          : translate({id: 'site.Ask.matchesFor', message: 'These sections match "{query}" best.'}, {query})}
      </p>
    );
  return (
    count > 0 && (
      <p className={clsx('small', styles.matches)}>
        {translate({id: 'site.Ask.matches', message: 'These sections match your words best.'})}
      </p>
    )
  );
}
