import type {KeyboardEventHandler, ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The label above the field. */
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called before the reader types. */
  readonly onFocus?: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The input element, for moving the focus to it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labeled search field, to be placed into `<search>`. */
export default function SearchField({label, onChange, ...input}: Props): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <input
        {...input}
        className={styles.input}
        type="search"
        onChange={event => onChange(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}
