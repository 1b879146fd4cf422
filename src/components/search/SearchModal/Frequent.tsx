import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {FREQUENT_MESSAGES, getFrequentIntents} from '@site/src/components/search/frequent';
import styles from './styles.module.css';

interface Props {
  readonly onSearch: (query: string) => void;
}

/** Queries for a reader who has not typed one. */
export default function Frequent({onSearch}: Props): ReactNode {
  return (
    <div className={styles.frequent}>
      <List
        title={translate({id: 'site.Search.frequentIntents', message: 'Frequent searches'})}
        queries={getFrequentIntents()}
        onSearch={onSearch}
      />
      <List
        title={translate({id: 'site.Search.frequentMessages', message: 'Frequent error messages'})}
        queries={FREQUENT_MESSAGES}
        onSearch={onSearch}
        isCode={true}
      />
    </div>
  );
}

interface ListProps extends Props {
  readonly title: string;
  readonly queries: readonly string[];
  /** Whether they are not to be translated. */
  readonly isCode?: boolean;
}

function List({title, queries, onSearch, isCode = false}: ListProps): ReactNode {
  const id = useId();
  return (
    <div>
      <p id={id} className={clsx('small', styles.title)}>
        {title}
      </p>
      <ul className="clean-list" aria-labelledby={id} translate={isCode ? 'no' : undefined}>
        {queries.map(query => (
          <li key={query}>
            <button type="button" className="clean-btn" onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
