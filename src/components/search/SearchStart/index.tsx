import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import type {MouseEvent, ReactNode, Ref, SyntheticEvent} from 'react';
import {SEARCH_PAGE} from '@site/config/search-engine';
import SearchIcon from '../SearchIcon';
import frame from '../frame.module.css';
import styles from './styles.module.css';

/**
 * The first moments of the search: a dialog with a field that takes the letters until the search itself has loaded. It is
 * in the HTML of each page and works before React starts: plugins/early-search opens it, Enter opens the search page,
 * Escape and the button close it. It looks like src/components/search/SearchModal, which replaces it.
 */
export default function SearchStart({ref}: {readonly ref: Ref<HTMLDialogElement>}): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const close = translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'});
  const onMouseDown = ({target, currentTarget}: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  const onCancel = ({currentTarget}: SyntheticEvent<HTMLDialogElement>) => currentTarget.querySelector('form')?.reset();
  return (
    // A click outside of the frame closes it, as Escape does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={frame.dialog}
      aria-label={label}
      data-search-start=""
      onMouseDown={onMouseDown}
      onCancel={onCancel}
    >
      <form className={frame.frame} action={useBaseUrl(SEARCH_PAGE)}>
        <div className={styles.bar}>
          {/* The first button is the one that Enter presses. */}
          <button type="submit" className="clean-btn" aria-label={label}>
            <SearchIcon size={24} />
          </button>
          <input
            className={styles.input}
            name="q"
            aria-label={label}
            placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <button type="submit" formMethod="dialog" className="clean-btn" aria-label={close}>
            <IconClose width={14} height={14} strokeWidth={1.6} />
          </button>
        </div>
        <p className={styles.status}>
          <Translate id="site.SearchStart.loading">Loading search…</Translate>
        </p>
      </form>
    </dialog>
  );
}
