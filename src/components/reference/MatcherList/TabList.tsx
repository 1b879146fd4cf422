import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** The tabs, whose names are their ids. Links lead to `by-example`. */
export type Tab = 'by-words' | 'by-example';

const LABELS: Readonly<Record<Tab, ReactNode>> = {
  'by-words': <Translate id="site.MatcherList.byWords">By words</Translate>,
  'by-example': <Translate id="site.MatcherList.byExample">By example</Translate>,
};

const TABS = ['by-words', 'by-example'] as const;

interface Props {
  readonly selected: Tab;
  readonly onSelect: (tab: Tab) => void;
  readonly disabled: boolean;
}

/**
 * Two tabs; each arrow key selects the other one. Docusaurus' tabs fit neither the list, which depends on the tab, nor
 * links, which select one.
 */
export default function TabList({selected, onSelect, disabled}: Props): ReactNode {
  const onKeyDown = ({key, currentTarget}: KeyboardEvent<HTMLElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = currentTarget.parentElement?.querySelector<HTMLElement>('[aria-selected=false]');
    other?.focus();
    other?.click();
  };
  return (
    <div
      role="tablist"
      aria-label={translate({id: 'site.MatcherList.tabs', message: 'Find a matcher'})}
      className="tabs"
    >
      {TABS.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tab}
          aria-selected={tab === selected}
          aria-controls={`${tab}-panel`}
          tabIndex={tab === selected ? 0 : -1}
          disabled={disabled}
          className={clsx('tabs__item', styles.tab, tab === selected && 'tabs__item--active')}
          onClick={() => onSelect(tab)}
          onKeyDown={onKeyDown}
        >
          {LABELS[tab]}
        </button>
      ))}
    </div>
  );
}

/** What a tab shows. */
export function TabPanel({of: tab, selected, children}: {of: Tab; selected: Tab; children: ReactNode}): ReactNode {
  return (
    <div role="tabpanel" id={`${tab}-panel`} aria-labelledby={tab} hidden={tab !== selected} className={styles.panel}>
      {children}
    </div>
  );
}
