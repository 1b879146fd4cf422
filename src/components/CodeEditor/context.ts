import {createContext, type ComponentType, type RefObject} from 'react';

/** What an editor of code is given. */
export interface EditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  readonly onRun: () => void;
  /** What is edited, for screen readers. */
  readonly label: string;
  /** Whether the caret goes here as soon as the editor is there. */
  readonly takesFocus?: boolean;
  /** Whether lines have their number before them. */
  readonly numbered?: boolean;
  /** What scrolls sideways; the block's word-wrap button measures it. */
  readonly frame?: RefObject<HTMLPreElement | null>;
  /** Whether the reader asked for long lines to be wrapped. */
  readonly wraps?: boolean;
  readonly className?: string | undefined;
}

/** The editor that stands in a block in the place of its code, and what it needs beside that place. */
export interface BlockEditing extends EditorProps {
  /** Loaded when a reader asks to edit. */
  readonly Editor: ComponentType<EditorProps>;
}

/** The editor of the surrounding block; nothing while the block is only read. */
export const BlockEditor = createContext<BlockEditing | undefined>(undefined);
