import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Icon from '@site/src/components/shared/Icon';
import {useControlKey} from '@site/src/components/shared/useControlKey';

interface Props {
  /** Called on hover, focus and touch, before a click. */
  readonly onIntent: () => void;
}

/**
 * Opens the search (plugins/search-dialog), and shows its shortcuts. The class names are DocSearch's; src/css/search.css has
 * the styles.
 */
export default function SearchButton({onIntent}: Props): ReactNode {
  const control = useControlKey();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <button
      type="button"
      className="DocSearch-Button"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K /"
      onTouchStart={onIntent}
      onFocus={onIntent}
      onMouseOver={onIntent}
    >
      <Icon shape="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m6 14 4 4" />
      <span className="DocSearch-Button-Placeholder">{label}</span>
      <span className="DocSearch-Button-Keys" translate="no">
        <kbd>{control}</kbd>
        <kbd>K</kbd>
        <kbd>/</kbd>
      </span>
    </button>
  );
}
