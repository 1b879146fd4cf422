import {createContext, type ComponentType} from 'react';
import type {EditorProps} from './CodeEditor/props';

/** The editor that replaces a block's code, and its props other than layout. */
export interface BlockEditor extends EditorProps {
  /** Loaded when the reader chooses Edit. */
  readonly Editor: ComponentType<EditorProps>;
}

/** What the theme's code block does not know of the block that it renders. */
interface Block {
  /** The packed highlighting of the build; absent for blocks that are created at run time. */
  readonly tokens?: string | undefined;
  /** Present while the reader edits the block. */
  readonly editor?: BlockEditor | undefined;
  /** An example has its own buttons. */
  readonly isInExample: boolean;
}

/** The surrounding code block. */
export const BlockContext = createContext<Block>({isInExample: false});
