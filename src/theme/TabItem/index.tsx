/*
 * Change: the panel has an id and the name of its tab. Without JavaScript, where all panels are shown (src/css/base.css),
 * each begins with the label of its tab. Wrap.
 */
import Original from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children, panelId = '', ...props}: Props): ReactNode {
  const {label = props.value} = props;
  /** Sets what the original has no props for. */
  const connect = (start: HTMLElement | null) => {
    const panel = start?.parentElement;
    panel?.setAttribute('id', panelId);
    panel?.setAttribute('aria-label', label);
  };
  return (
    <Original {...props}>
      <p className="tab-label" ref={connect}>
        {label}
      </p>
      {children}
    </Original>
  );
}
