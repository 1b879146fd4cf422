import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {FREQUENT_MESSAGES, getFrequentIntents} from '@site/src/components/search/frequent';
import styles from './styles.module.css';

/** Queries for a reader who has not typed one. Messages are not to be translated. */
export default function Frequent({onSearch}: {readonly onSearch: (query: string) => void}): ReactNode {
  const lists = [
    {
      title: translate({id: 'site.Search.frequentIntents', message: 'Frequent searches'}),
      queries: getFrequentIntents(),
    },
    {
      title: translate({id: 'site.Search.frequentMessages', message: 'Frequent error messages'}),
      queries: FREQUENT_MESSAGES,
      lang: 'no' as const,
    },
  ];
  return (
    <div className={styles.frequent}>
      {lists.map(({title, queries, lang}) => (
        <div key={title}>
          <p className="small">{title}</p>
          <ul className="clean-list" aria-label={title} translate={lang}>
            {queries.map(query => (
              <li key={query}>
                <button type="button" className="clean-btn" onClick={() => onSearch(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
