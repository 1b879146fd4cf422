import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {readHash, isCodeHash, type HashContent} from './codeHash';

/**
 * Reads the code from the URL, at once and whenever the reader follows a link. It never runs the code.
 * @param onShared called with the content of the URL
 */
export function useSharedCode(onShared: (shared: HashContent) => void): {
  /** Whether the first URL has been read. */
  readonly isRead: boolean;
  /** Whether the URL has code that was not passed on by a page of this site. It is known before the code is read. */
  readonly isFromOutside: boolean;
} {
  const location = useLocation();
  const history = useHistory();
  const [isRead, setRead] = useState(false);
  const isFromOutside = useIsBrowser() && isCodeHash(location.hash) && history.action !== 'PUSH';
  useEffect(() => {
    let isCurrent = true;
    // From the window, because the playground removes the hash from the URL without the router.
    void readHash(window.location.hash).then(shared => {
      if (!isCurrent) return;
      onShared(shared);
      setRead(true);
    });
    return () => {
      isCurrent = false;
    };
    // Each visit has its own location, so following the same link again fills the editor again.
  }, [location, onShared]);
  return {isRead, isFromOutside};
}
