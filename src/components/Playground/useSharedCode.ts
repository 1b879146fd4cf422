import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type {Shared} from './link';

/**
 * Reads the code that the page's address carries, at once and whenever a reader follows a link. It is never run.
 * @param onShared told what the address holds
 * @returns whether the first address has been read
 */
export function useSharedCode(onShared: (shared: Shared) => void): boolean {
  const {hash, key} = useLocation();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const tell = (shared: Shared) => {
      if (!isCurrent) return;
      onShared(shared);
      setRead(true);
    };
    import('./link').then(({fromHash}) => fromHash(hash)).then(tell, () => tell({kind: 'broken'}));
    return () => {
      isCurrent = false;
    };
    // Each visit has its own key: the same link, followed again, fills the editor again.
  }, [hash, key, onShared]);
  return isRead;
}
