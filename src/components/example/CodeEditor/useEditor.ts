import {useCallback, useState} from 'react';
import {load} from '@site/src/components/shared/load';
import type CodeEditor from '.';

interface Loaded {
  /** The editor, once it has loaded. */
  readonly Editor: typeof CodeEditor | undefined;
  /** Opens the editor and loads its code, including the highlighter. */
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * An editor that is loaded when it is opened.
 * @param onFailure called with a message for the reader if loading fails
 */
export function useEditor(onFailure: (error: unknown) => void): Loaded {
  const [Editor, setEditor] = useState<typeof CodeEditor>();
  const open = useCallback(() => {
    load(() => import('.')).then(({default: loaded}) => setEditor(() => loaded), onFailure);
  }, [onFailure]);
  const close = useCallback(() => setEditor(undefined), []);
  return {Editor, open, close};
}
