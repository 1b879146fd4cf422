/*
 * Change: without JavaScript, where all panels are shown (src/css/blocks.css), each begins with the label of its tab. Wrap.
 */
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItemWrapper({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label">{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
