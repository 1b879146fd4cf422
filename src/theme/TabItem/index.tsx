/*
 * Change: the panel has the name of its tab. Without JavaScript, where all panels are shown (src/css/blocks.css), each
 * begins with the label of its tab. Replacement.
 */
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {getPanelId, TabsId} from '@site/src/theme/Tabs/ids';
import styles from './styles.module.css';

export default function TabItem({children, value, label = value, hidden, className}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      id={getPanelId(useContext(TabsId), value)}
      aria-label={label}
      hidden={hidden}
      className={clsx(styles.panel, className)}
    >
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}
