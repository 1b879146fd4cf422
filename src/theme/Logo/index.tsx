/*
 * Change: a browser does not translate the name of the product. Wrap.
 */
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function LogoWrapper(props: Props): ReactNode {
  return <Logo translate="no" {...props} />;
}
