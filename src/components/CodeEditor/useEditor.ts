import {useCallback, useState} from 'react';
import {fetchPart} from '@site/src/components/Run/part';
import type CodeEditor from '.';

interface Loaded {
  /** The editor, once it is here. */
  readonly Editor: typeof CodeEditor | undefined;
  /** Opens the editor. Its code, which brings the highlighter, is fetched now. */
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * An editor that is fetched when it is opened.
 * @param onFailure told when it cannot be, with a message for the reader
 */
export function useEditor(onFailure: (error: unknown) => void): Loaded {
  const [Editor, setEditor] = useState<typeof CodeEditor>();
  const open = useCallback(() => {
    fetchPart(() => import('.')).then(({default: loaded}) => setEditor(() => loaded), onFailure);
  }, [onFailure]);
  const close = useCallback(() => setEditor(undefined), []);
  return {Editor, open, close};
}
