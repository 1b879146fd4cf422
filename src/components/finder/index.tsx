import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import type {FinderExample} from '@jest-extended/runner/finder';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode, type Ref} from 'react';
import {loadClient} from '@site/src/components/example/Run/loadRunner';
import {prefetch} from '@site/src/components/shared/load';
import Verdict from '@site/src/components/shared/Verdict';
import {readExample, storeExample} from './exampleHash';
import Matches from './Matches';
import Message from './Message';
import {useFinder} from './useFinder';
import styles from './styles.module.css';

/** From the window, because the search changes the URL without the router. */
const readLink = (): FinderExample => readExample(window.location.hash) ?? {value: '', expected: ''};

/** Loads the sandbox for a reader who is about to search. */
const prepare = (): void => prefetch(async () => (await loadClient()).prepare());

/**
 * The search by example: two fields, and the matchers that pass. Code of a link is shown, but does not run by itself.
 * @param props.matchers the names of all matchers, in the order of the index
 */
export default function Finder({matchers}: {matchers: readonly string[]}): ReactNode {
  const location = useLocation();
  const [example, setExample] = useState(readLink);
  const [shownLocation, setShownLocation] = useState(location);
  const {result, find} = useFinder(matchers);
  const value = useRef<HTMLInputElement>(null);
  const expected = useRef<HTMLInputElement>(null);
  const message = useId();
  const mistake = result?.kind === 'mistake' ? result : undefined;

  if (location !== shownLocation) {
    setShownLocation(location);
    setExample(readExample(location.hash) ?? example);
  }
  useEffect(() => {
    const field = mistake?.field === 'expected' ? expected.current : value.current;
    if (!mistake) return;
    field?.focus();
    field?.setSelectionRange(mistake.column - 1, mistake.column - 1);
  }, [mistake]);

  const getProps = (name: keyof FinderExample) => ({
    value: example[name],
    onChange: (text: string) => setExample({...example, [name]: text}),
    mistake: mistake?.field === name ? message : undefined,
  });
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        storeExample(example);
        find(example.value.trim() ? example : undefined);
        if (!example.value.trim()) value.current?.focus();
      }}
    >
      <div className={styles.fields}>
        <Field
          {...getProps('value')}
          ref={value}
          label={<Translate id="site.Finder.value">Value</Translate>}
          placeholder="[3, 1, 2]"
        />
        <Field
          {...getProps('expected')}
          ref={expected}
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
        {result?.kind === 'running' && <Verdict word="RUNS" />}
        {result && result.kind !== 'running' && (
          // React can remove it also where a browser has translated its texts.
          <span>
            <Message result={result} hasExpected={example.expected.trim() !== ''} />
          </span>
        )}
      </div>
      {result?.kind === 'matches' && <Matches matches={result.matches} />}
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
        onFocus={prepare}
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
