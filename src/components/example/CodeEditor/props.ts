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
  readonly className?: string | undefined;
}
