import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {SEARCH_PAGE} from '@site/config/search-engine';
import Icon from '@site/src/components/shared/Icon';
import {useSitePaths} from '@site/src/components/shared/useSitePaths';
import Unavailable from '@site/src/components/search/Unavailable';

export const SEARCH_ICON = 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m6 14 4 4';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  /** The error if the search did not load. */
  readonly failure: unknown;
}

/** The field until the search has loaded, with the measures of DocSearch's. Enter opens the search page. */
export default function PlainField({field, query, onQuery, onClose, failure}: Props): ReactNode {
  return (
    <form className="search-frame" action={useSitePaths()(SEARCH_PAGE)}>
      <div>
        <Icon shape={SEARCH_ICON} />
        <input
          ref={field}
          name="q"
          value={query}
          onChange={({target}) => onQuery(target.value)}
          aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
          placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
        />
        <button
          type="button"
          className="clean-btn"
          aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
          onClick={onClose}
        >
          <Icon shape="m6 6 12 12M18 6 6 18" />
        </button>
      </div>
      {failure === undefined ? (
        <p>
          <Translate id="site.SearchDialog.loading">Loading search…</Translate>
        </p>
      ) : (
        <Unavailable error={failure} />
      )}
    </form>
  );
}
