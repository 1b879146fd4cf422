import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type {Shared} from './link';

/**
 * Reads the code from the page's address, at once and whenever the reader follows a link. It never runs the code.
 * @param onShared called with the content of the address
 * @returns whether the first address has been read
 */
export function useSharedCode(onShared: (shared: Shared) => void): boolean {
  const location = useLocation();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const share = (shared: Shared) => {
      if (!isCurrent) return;
      onShared(shared);
      setRead(true);
    };
    // From the window, because the playground removes the hash from the address without the router.
    read(window.location.hash).then(share, () => share({kind: 'broken'}));
    return () => {
      isCurrent = false;
    };
    // Each visit has its own location, so following the same link again fills the editor again.
  }, [location, onShared]);
  return isRead;
}

const read = async (hash: string): Promise<Shared> =>
  hash === '' ? {kind: 'none'} : (await import('./link')).fromHash(hash);
