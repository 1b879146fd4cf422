import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {readHash} from './codeHash';
import {writeHash} from './writeHash';
import {readCode, storeCode} from './storedCode';

/** The code in the editor, and what the reader can get back. */
interface Workspace {
  /** Nothing until the URL and the storage have been read. */
  readonly code?: string;
  /** Why the code in the URL was not used. */
  readonly problem?: 'broken' | 'huge' | undefined;
  /** Whether the code comes from a link on another page than those of this site, unchanged. */
  readonly isLinked?: boolean;
  /** The reader's code that other code has replaced. */
  readonly replaced?: string | undefined;
}

/** Changes the URL of the page. Without the code in it, a reload shows the stored code. */
export const replaceHash = (hash: string): void =>
  window.history.replaceState(window.history.state, '', window.location.pathname + hash);

/**
 * The code in the playground: that of the URL, which never runs by itself, or else the reader's own, which the browser
 * stores. Only code that the reader writes replaces the stored code.
 * @param first the code for a reader who has none
 * @param onReplace called when other code replaces the code in the editor
 */
export function useCode(first: string, onReplace: () => void) {
  const location = useLocation();
  const history = useHistory();
  const [workspace, setWorkspace] = useState<Workspace>({});

  useEffect(() => {
    let isCurrent = true;
    // From the window, because the hash changes without the router.
    void readHash(window.location.hash).then(content => {
      if (!isCurrent) return;
      onReplace();
      const own = readCode();
      setWorkspace(
        content.kind === 'code'
          ? {code: content.code, isLinked: history.action !== 'PUSH', replaced: own === content.code ? undefined : own}
          : {code: own ?? first, problem: content.kind === 'none' ? undefined : content.kind},
      );
    });
    return () => {
      isCurrent = false;
    };
    // Each visit has its own location, so following the same link again fills the editor again.
  }, [location, history, first, onReplace]);

  const edit = (code: string) => {
    storeCode(code);
    replaceHash('');
    setWorkspace(({problem, replaced}) => ({code, problem, replaced}));
  };
  /** Shows an example, and keeps it in the URL for a reload and for Back. */
  const pick = (code: string) => {
    onReplace();
    replaceHash(writeHash(code));
    setWorkspace({code, replaced: readCode()});
  };
  /** Brings the reader's code back; what they have written since can be brought back in turn. */
  const undo = (code: string) => {
    const own = readCode();
    onReplace();
    storeCode(code);
    replaceHash('');
    setWorkspace({code, replaced: own === code ? undefined : own});
  };
  return {workspace, edit, pick, undo};
}
