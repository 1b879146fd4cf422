/*
 * Change: has the site's style and a link to the home page, and disappears when the reader opens another route. All docs
 * share one layout, so in the original the crash of one doc stays on screen for the next. Replacement,
 * because the original has no place for the link.
 */
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {useEffect, useRef, type ReactNode} from 'react';
import Crash from '@site/src/components/shared/Crash';

export default function ErrorPageContent(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return <Crash {...props} />;
}
