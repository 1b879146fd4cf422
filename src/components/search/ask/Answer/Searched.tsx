import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly question: string;
  readonly query: string;
  readonly count: number;
  /** Whether the answer quotes some of the sections. */
  readonly isQuoted: boolean;
  /** Opens the search with a query. */
  readonly onSearch: (query: string) => void;
}

/** The number of sections found for an answer. It opens the search with the query, and names it unless it is the question. */
export default function Searched({question, query, count, isQuoted, onSearch}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const found = translate(
    {
      id: 'site.Ask.found',
      message: 'Found {count} section|Found {count} sections',
      description: 'How many sections were found to answer a question: singular and plural, separated by |',
    },
    {count},
  );
  return (
    <button type="button" className={clsx('clean-btn small', styles.searched)} onClick={() => onSearch(query)}>
      <span>
        {isQuoted ? getAllText(count) : selectMessage(count, found)}
        {query !== question && (
          <>
            {' '}
            {translate(
              {
                id: 'site.Ask.searched',
                message: 'for "{query}"',
                description: 'After the number of sections found to answer a question; {query} is the search for them',
              },
              {query},
            )}
          </>
        )}
      </span>
    </button>
  );
}

const getAllText = (count: number): string =>
  translate({id: 'site.Ask.all', message: 'See all {count} results'}, {count});
