/*
 * Change: a browser does not translate the name of a matcher. Wrap.
 */
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import {isMatcher} from '@site/src/components/shared/Name';

export default function PaginatorNavLinkWrapper({title, ...props}: Props): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' && isMatcher(title) ? <span translate="no">{title}</span> : title}
    />
  );
}
