/*
 * Change: the crash screen disappears when the reader opens another route. All docs share one layout, so in the original
 * the crash of one doc stays on screen for the next. Wrap.
 */
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {useEffect, useRef, type ReactNode} from 'react';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return <ErrorPageContent {...props} />;
}
