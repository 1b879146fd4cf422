import type {ComponentPropsWithRef, ReactNode} from 'react';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'className'> {
  /** The label above the field. */
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labeled search field, to be placed into `<search>`. */
export default function SearchField({label, onChange, ...input}: Props): ReactNode {
  return (
    <label className="script-only">
      {label}
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        className="jx-field"
        type="search"
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}
