/*
 * Change: the crash screen goes when the reader goes to another route. All docs share one layout, so in the original
 * one doc's crash stays on screen for the next doc. Wrap, Docusaurus 3.9.2.
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
