import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Icon from '@site/src/components/shared/Icon';
import {useControlKey} from '@site/src/components/shared/useControlKey';
import {SEARCH_ICON} from './SearchDialog/PlainField';

interface Props {
  /** Called on hover, focus and touch, before a click. */
  readonly onIntent: () => void;
  readonly onClick: () => void;
}

/** Opens the search, and shows its shortcuts. The class names are DocSearch's; src/css/search.css has the styles. */
export default function SearchButton({onIntent, onClick}: Props): ReactNode {
  const control = useControlKey();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <button
      type="button"
      className="DocSearch-Button"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={onClick}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onMouseOver={onIntent}
    >
      <Icon shape={SEARCH_ICON} />
      <span className="DocSearch-Button-Placeholder">{label}</span>
      <span className="DocSearch-Button-Keys" translate="no">
        <kbd>{control}</kbd>
        <kbd>K</kbd>
        <kbd>/</kbd>
      </span>
    </button>
  );
}
