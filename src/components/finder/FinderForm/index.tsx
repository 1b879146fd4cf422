import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode, type Ref} from 'react';
import type {FinderExample} from '@jest-extended/finder';
import Verdict from '@site/src/components/shared/Verdict';
import {readExample, storeExample} from './exampleHash';
import Matches from './Matches';
import Message from './Message';
import {prepareFinder, useFinder} from './useFinder';
import styles from './styles.module.css';

/** From the window, because the search changes the URL without the router. */
const readLink = (): FinderExample => readExample(window.location.hash) ?? {value: '', expected: ''};

/** The search by example: two fields, and the matchers that pass. Code of a link is shown, but does not run by itself. */
export default function FinderForm(): ReactNode {
  const location = useLocation();
  const [example, setExample] = useState(readLink);
  const [shownLocation, setShownLocation] = useState(location);
  const {state, find, clear} = useFinder();
  const fields = {value: useRef<HTMLInputElement>(null), expected: useRef<HTMLInputElement>(null)};
  const message = useId();
  const result = state.phase === 'done' ? state.result : undefined;
  const position = result?.kind === 'mistake' ? result.position : undefined;

  if (location !== shownLocation) {
    setShownLocation(location);
    setExample(readExample(location.hash) ?? example);
  }
  useEffect(() => {
    if (!position) return;
    const field = fields[position.field].current;
    field?.focus();
    field?.setSelectionRange(position.column - 1, position.column - 1);
    // The refs never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [position]);

  const field = (name: keyof FinderExample) => ({
    ref: fields[name],
    value: example[name],
    onChange: (text: string) => setExample({...example, [name]: text}),
    mistake: position?.field === name ? message : undefined,
  });
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        storeExample(example);
        if (example.value.trim()) return find(example);
        clear();
        fields.value.current?.focus();
      }}
    >
      <div className={styles.fields}>
        <Field
          {...field('value')}
          label={<Translate id="site.Finder.value">Value</Translate>}
          placeholder="[3, 1, 2]"
        />
        <Field
          {...field('expected')}
          label={<Translate id="site.Finder.expected">Expected (optional)</Translate>}
          placeholder="[1, 2, 3]"
        />
        <button type="submit" className="jx-button">
          {translate({id: 'site.Finder.find', message: 'Find matchers'})}
        </button>
      </div>
      <p className={clsx('small', styles.hint)}>
        <Translate id="site.Finder.hint">
          JavaScript expressions, or text. They run in your browser and are not sent anywhere.
        </Translate>
      </p>
      <div id={message} role="status" className={styles.status}>
        {state.phase === 'running' ? (
          <Verdict word="RUNS" />
        ) : (
          // React can remove it also where a browser has translated its texts.
          <span>
            <Message state={state} />
          </span>
        )}
      </div>
      {result?.kind === 'matches' && <Matches result={result} />}
    </form>
  );
}

interface FieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: ReactNode;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The id of the message, if the text cannot be used. */
  readonly mistake: string | undefined;
}

/** A field for an expression. The sandbox is loaded when it gets the focus. */
function Field({ref, label, placeholder, value, onChange, mistake}: FieldProps): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <input
        ref={ref}
        type="text"
        className="jx-field"
        placeholder={placeholder}
        value={value}
        onChange={event => onChange(event.target.value)}
        onFocus={prepareFinder}
        aria-invalid={mistake !== undefined || undefined}
        aria-describedby={mistake}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
    </label>
  );
}
