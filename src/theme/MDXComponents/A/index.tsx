/*
 * Change: a browser does not translate a link that is the name of a matcher. Wrap.
 */
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import type {ReactNode} from 'react';
import {isMatcher} from '@site/src/components/shared/Name';

export default function MDXLink(props: Props): ReactNode {
  const {children} = props;
  return <A translate={typeof children === 'string' && isMatcher(children) ? 'no' : undefined} {...props} />;
}
