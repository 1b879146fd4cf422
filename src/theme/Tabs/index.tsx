/*
 * Change: the list of tabs has a name, each tab is connected with its panel, and the space bar selects a tab, too. The
 * original passes no attributes to its list and panels. Replacement.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {cloneElement, useContext, useId, type KeyboardEvent, type ReactNode} from 'react';
import {getPanelId, TabsId} from './ids';
import styles from './styles.module.css';

export default function Tabs({children, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  return (
    <TabsId value={isBrowser ? id : undefined}>
      {/* The original renders the tabs again in the browser (https://github.com/facebook/docusaurus/issues/5653). */}
      <Content key={String(isBrowser)} {...props}>
        {sanitizeTabsChildren(children)}
      </Content>
    </TabsId>
  );
}

type ContentProps = Omit<Props, 'children'> & {readonly children: ReturnType<typeof sanitizeTabsChildren>};

function Content({className, block = false, lazy = false, groupId, ...props}: ContentProps): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs({groupId, ...props});
  const {blockElementScrollPositionUntilNextRender: keepPosition} = useScrollPositionBlocker();
  const id = useContext(TabsId);

  const select = (tab: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    keepPosition(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    const {key, currentTarget: tab} = event;
    const {firstElementChild: first, lastElementChild: last} = tab.parentElement ?? tab;
    const target = {
      ArrowRight: tab.nextElementSibling ?? first,
      ArrowLeft: tab.previousElementSibling ?? last,
      Enter: tab,
      ' ': tab,
    }[key];
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    if (target === tab) select(tab, value);
    else target.focus();
  };
  const panels = lazy ? props.children.filter(panel => panel.props.value === selectedValue) : props.children;
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
      <div
        role="tablist"
        aria-label={getName(groupId)}
        // The choices that pages share are names of tools.
        translate={groupId ? 'no' : undefined}
        className={clsx('tabs', block && 'tabs--block', className)}
      >
        {tabValues.map(({value, label, attributes}) => (
          <div
            key={value}
            {...attributes}
            role="tab"
            aria-controls={!lazy || value === selectedValue ? getPanelId(id, value) : undefined}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            onKeyDown={event => onKeyDown(event, value)}
            onClick={({currentTarget}) => select(currentTarget, value)}
            className={clsx('tabs__item', styles.tab, String(attributes?.['className'] ?? ''), {
              'tabs__item--active': value === selectedValue,
            })}
          >
            {label ?? value}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {panels.map(panel => {
          const {value} = panel.props;
          const {label} = tabValues.find(tab => tab.value === value) ?? panel.props;
          return cloneElement(panel, {key: value, label, hidden: value !== selectedValue});
        })}
      </div>
    </div>
  );
}

/** The name of a group of tabs, for screen readers. */
function getName(groupId: string | undefined): string {
  switch (groupId) {
    case 'npm2yarn':
      return translate({id: 'site.Tabs.packageManager', message: 'Package manager'});
    case 'runner':
      return translate({id: 'site.Tabs.runner', message: 'Test runner'});
    default:
      return translate({id: 'site.Tabs.other', message: 'Alternatives'});
  }
}
