import {useCallback, useReducer} from 'react';
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

type Action =
  | {
      readonly type: 'open';
      readonly content: HashContent;
      readonly code: string | undefined;
      readonly files: readonly string[];
    }
  | {readonly type: 'edit'; readonly code: string}
  | {
      readonly type: 'pick';
      readonly code: string;
      readonly files: readonly string[];
      readonly replaced: ReplacedCode | undefined;
    }
  | {readonly type: 'discard'; readonly replaced: ReplacedCode}
  | {
      readonly type: 'undo';
      readonly replaced: ReplacedCode;
      readonly files: readonly string[];
    };

const start: Workspace = {
  code: undefined,
  files: [],
  problem: undefined,
  isLinked: true,
  replaced: undefined,
};

function reduce(workspace: Workspace, action: Action): Workspace {
  switch (action.type) {
    case 'open': {
      const {content, files} = action;
      const isLinked = content.kind === 'code';
      const problem = content.kind === 'broken' || content.kind === 'huge' ? content.kind : undefined;
      const code = problem ? '' : content.kind === 'code' ? content.code : (action.code ?? workspace.code);
      return {code, files, problem, isLinked, replaced: undefined};
    }
    case 'edit':
      return {...workspace, code: action.code, isLinked: false, replaced: undefined};
    case 'pick': {
      const {code, files, replaced} = action;
      return {...workspace, code, files, problem: undefined, isLinked: false, replaced};
    }
    case 'discard':
      return {...start, isLinked: false, replaced: action.replaced};
    case 'undo': {
      const {files, replaced} = action;
      return {...workspace, code: replaced.code, files, isLinked: replaced.isShared, replaced: undefined};
    }
  }
}

/** Removes the code of the URL, which a reload would restore. */
function removeHash(): void {
  if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * The code in the playground, which the browser stores.
 * @param onReplace called before other code replaces the code in the editor
 */
export function useWorkspace(onReplace: () => void) {
  const [workspace, dispatch] = useReducer(reduce, start);

  /** Shows the code of the URL, or the stored code. */
  const open = useCallback(
    (content: HashContent) => {
      const code = readCode();
      const isLink = content.kind !== 'none';
      if (isLink) startFile();
      if (isLink || code !== undefined) onReplace();
      dispatch({type: 'open', content, code, files: readOtherFiles(isLink ? undefined : code)});
    },
    [onReplace],
  );
  const edit = (code: string) => {
    storeCode(code);
    removeHash();
    dispatch({type: 'edit', code});
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
    dispatch({type: 'pick', code, files: readOtherFiles(code), replaced: isWritten ? current : undefined});
  };
  const discard = (code: string) => {
    const restore = discardCode();
    onReplace();
    removeHash();
    dispatch({type: 'discard', replaced: {code, isShared: false, restore}});
  };
  const undo = (replaced: ReplacedCode) => {
    onReplace();
    replaced.restore?.();
    // Code from a link does not become the reader's own.
    if (!replaced.isShared) {
      storeCode(replaced.code);
      removeHash();
    }
    dispatch({type: 'undo', replaced, files: readOtherFiles(replaced.code)});
  };
  return {workspace, open, edit, pick, discard, undo};
}
