import {useCallback, useState} from 'react';
import {fetchPart} from '@site/src/components/example/Run/part';
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
    fetchPart(() => import('.')).then(({default: loaded}) => setEditor(() => loaded), onFailure);
  }, [onFailure]);
  const close = useCallback(() => setEditor(undefined), []);
  return {Editor, open, close};
}
