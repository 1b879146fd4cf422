import {useCallback, useState} from 'react';
import type {HashContent} from './codeHash';
import {discardCode, readCode, readOtherFiles, startFile, storeCode} from './storedCode';

/** Code that was replaced or discarded. */
export interface ReplacedCode {
  readonly code: string;
  /** Whether it came with a link. */
  readonly isShared: boolean;
  /** Stores all discarded code again. */
  readonly restore?: () => void;
}

/** The code in the editor, and what the reader can get back. */
interface Workspace {
  /** Nothing until the reader has code: then the editor has the first example. */
  readonly code: string | undefined;
  /** The reader's previous files, latest first. */
  readonly files: readonly string[];
  /** Why the code in the URL was not used. */
  readonly problem: 'broken' | 'huge' | undefined;
  /** Whether the code of a link is unchanged. */
  readonly isLinked: boolean;
  readonly replaced: ReplacedCode | undefined;
}

const start: Workspace = {
  code: undefined,
  files: [],
  problem: undefined,
  isLinked: true,
  replaced: undefined,
};

/** Removes the code of the URL, which a reload would restore. */
function removeHash(): void {
  if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * The code in the playground, which the browser stores.
 * @param onReplace called before other code replaces the code in the editor
 */
export function useWorkspace(onReplace: () => void) {
  const [workspace, setWorkspace] = useState(start);
  const change = (changes: Partial<Workspace>) => setWorkspace(now => ({...now, ...changes}));

  /** Shows the code of the URL, or the stored code. */
  const open = useCallback(
    (content: HashContent) => {
      const stored = readCode();
      const isLink = content.kind !== 'none';
      if (isLink) startFile();
      if (isLink || stored !== undefined) onReplace();
      const files = readOtherFiles(isLink ? undefined : stored);
      setWorkspace(({code}) => {
        const next = {files, problem: undefined, isLinked: false, replaced: undefined};
        if (content.kind === 'code') return {...next, code: content.code, isLinked: true};
        return content.kind === 'none' ? {...next, code: stored ?? code} : {...next, code: '', problem: content.kind};
      });
    },
    [onReplace],
  );
  const edit = (code: string) => {
    storeCode(code);
    removeHash();
    change({code, isLinked: false, replaced: undefined});
  };
  /**
   * @param current the code in the editor
   * @param isWritten whether the reader wrote it, so that it can be brought back
   */
  const pick = (code: string, current: ReplacedCode, isWritten: boolean) => {
    if (isWritten && !current.isShared) startFile();
    onReplace();
    storeCode(code);
    removeHash();
    const replaced = isWritten ? current : undefined;
    change({code, files: readOtherFiles(code), problem: undefined, isLinked: false, replaced});
  };
  const discard = (code: string) => {
    const restore = discardCode();
    onReplace();
    removeHash();
    setWorkspace({...start, isLinked: false, replaced: {code, isShared: false, restore}});
  };
  const undo = ({code, isShared, restore}: ReplacedCode) => {
    onReplace();
    restore?.();
    // Code from a link does not become the reader's own.
    if (!isShared) {
      storeCode(code);
      removeHash();
    }
    change({code, files: readOtherFiles(code), isLinked: isShared, replaced: undefined});
  };
  return {workspace, open, edit, pick, discard, undo};
}
