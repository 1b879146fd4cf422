import type {RefObject} from 'react';

/** Props of a code editor. */
export interface EditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  readonly onRun: () => void;
  /** The editor's label for screen readers. */
  readonly label: string;
  /** Whether the editor takes the focus as soon as it appears. */
  readonly takesFocus?: boolean;
  /** Whether lines are numbered. */
  readonly numbered?: boolean;
  /** The element that scrolls sideways; Docusaurus measures it. */
  readonly frame?: RefObject<HTMLPreElement | null>;
  readonly className?: string | undefined;
}
