import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type {Shared} from './link';

/**
 * Reads the code that the page's address carries, at once and whenever a reader follows a link. It is never run.
 * @param onShared told what the address holds
 * @returns whether the first address has been read
 */
export function useSharedCode(onShared: (shared: Shared) => void): boolean {
  const location = useLocation();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const tell = (shared: Shared) => {
      if (!isCurrent) return;
      onShared(shared);
      setRead(true);
    };
    // From the window: the playground takes the hash out of the address without telling the router.
    read(window.location.hash).then(tell, () => tell({kind: 'broken'}));
    return () => {
      isCurrent = false;
    };
    // Each visit has a location of its own: the same link, followed again, fills the editor again.
  }, [location, onShared]);
  return isRead;
}

const read = async (hash: string): Promise<Shared> =>
  hash === '' ? {kind: 'none'} : (await import('./link')).fromHash(hash);
