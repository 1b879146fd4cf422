import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import type {ReactNode} from 'react';
import {getReportUrl} from '@site/src/components/search/searchUrls';
import Name from '@site/src/components/shared/Name';
import {suggestQueries} from '@site/src/components/search/suggestQueries';

interface Props {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Suggestions after a search without results, with the modal's texts. */
export default function NoResults({query, onSearch}: Props): ReactNode {
  const texts = translations.modal?.noResultsScreen;
  return (
    <>
      <p>{texts?.suggestedQueryText}:</p>
      <ul>
        {suggestQueries(query).map(suggestion => (
          <li key={suggestion}>
            <button type="button" className="clean-btn underlined" onClick={() => onSearch(suggestion)}>
              <Name text={suggestion} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        {texts?.reportMissingResultsText}{' '}
        <Link className="underlined" to={getReportUrl({query})}>
          {texts?.reportMissingResultsLinkText}
        </Link>
      </p>
    </>
  );
}
