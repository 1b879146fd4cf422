import Translate from '@docusaurus/Translate';
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
}

/** Each arrow key selects the other tab. */
function onKeyDown({key, currentTarget: {parentElement}}: KeyboardEvent<HTMLElement>): void {
  const other = /^Arrow[LR]/.test(key) && parentElement?.querySelector<HTMLElement>('[aria-selected=false]');
  if (!other) return;
  other.focus();
  other.click();
}

/** Two tabs. Docusaurus' tabs fit neither the list, which depends on the tab, nor links, which select one. */
export default function TabList({selected, onSelect}: Props): ReactNode {
  return (
    <div role="tablist" className="tabs">
      {TABS.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tab}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
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
    <div role="tabpanel" aria-labelledby={tab} hidden={tab !== selected} className={styles.panel}>
      {children}
    </div>
  );
}
