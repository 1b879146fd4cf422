/*
 * Change: the list of tabs has a name, each tab is connected with its panel, and the space bar selects a tab, too. Wrap.
 */
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, useId, type KeyboardEvent, type ReactNode} from 'react';
import type {Props as PanelProps} from '@theme/TabItem';

export default function Tabs({children, values, ...props}: Props): ReactNode {
  const {groupId, lazy} = props;
  const group = useId();
  // The HTML has no panels with an id: without JavaScript there are no tabs that control a panel.
  const isConnected = useIsBrowser() && !lazy;

  const getPanelId = (value: string) => group + encodeURIComponent(value);
  /** Adds the attributes of a tab to the panel, or the value, from which the original makes the tab. */
  const addAttributes = <Tab extends Pick<PanelProps, 'value' | 'attributes'>>(tab: Tab) => ({
    attributes: {
      ...tab.attributes,
      'aria-controls': isConnected ? getPanelId(tab.value) : undefined,
      // The choices that pages share are names of tools.
      translate: groupId ? 'no' : undefined,
      onKeyDownCapture: selectWithSpace,
    },
  });
  const panels = Children.toArray(children).map(panel => {
    if (!isValidElement<PanelProps>(panel)) return panel;
    const {value} = panel.props;
    const label = values?.find(tab => tab.value === value)?.label ?? panel.props.label;
    return cloneElement(panel, {...addAttributes(panel.props), panelId: getPanelId(value), label});
  });
  const setName = (box: HTMLElement | null) =>
    box?.querySelector('[role=tablist]')?.setAttribute('aria-label', getName(groupId));
  return (
    <div ref={setName}>
      <Original {...props} values={values?.map(tab => ({...tab, ...addAttributes(tab)}))}>
        {panels}
      </Original>
    </div>
  );
}

function selectWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
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
