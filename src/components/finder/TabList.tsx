import Translate, {translate} from '@docusaurus/Translate';
import type {KeyboardEvent, ReactNode} from 'react';

interface Props {
  readonly isFinder: boolean;
  readonly onSelect: (isFinder: boolean) => void;
}

/** Each arrow key selects the other tab. */
function onKeyDown({key, currentTarget: {parentElement}}: KeyboardEvent<HTMLElement>): void {
  const other = /^Arrow[LR]/.test(key) && parentElement?.querySelector<HTMLElement>('[aria-selected=false]');
  if (!other) return;
  other.focus();
  other.click();
}

/** Two tabs. Docusaurus' tabs fit neither the list, which depends on the tab, nor links, which select one. */
export default function TabList({isFinder, onSelect}: Props): ReactNode {
  const renderTab = (id: string, label: ReactNode, isSelected: boolean) => (
    <button
      type="button"
      role="tab"
      id={id}
      aria-controls={`${id}-panel`}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={`tabs__item ${isSelected ? 'tabs__item--active' : ''}`}
      onClick={() => isSelected || onSelect(!isFinder)}
      onKeyDown={onKeyDown}
    >
      {label}
    </button>
  );
  return (
    <div
      role="tablist"
      aria-label={translate({id: 'site.MatcherList.tabs', message: 'Find a matcher'})}
      className="tabs"
    >
      {renderTab('by-words', <Translate id="site.MatcherList.byWords">By words</Translate>, !isFinder)}
      {renderTab('by-example', <Translate id="site.MatcherList.byExample">By example</Translate>, isFinder)}
    </div>
  );
}
