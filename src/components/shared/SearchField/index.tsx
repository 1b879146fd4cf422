import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The label above the field. */
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The input element, for moving the focus to it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labeled search field, to be placed into `<search>`. */
export default function SearchField({label, value, onChange, placeholder, disabled = false, ref}: Props): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <input
        ref={ref}
        className={styles.input}
        type="search"
        value={value}
        onChange={event => onChange(event.target.value)}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}
