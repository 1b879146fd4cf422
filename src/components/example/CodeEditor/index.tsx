import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {MARK_LIMIT} from '@jest-extended/text/marks';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import CodeLine from '@site/src/components/shared/CodeLine';
import {isComposing} from '@site/src/components/shared/isComposing';
import type {EditorProps} from './props';
import {writeLineBreak} from './writeLineBreak';
import {highlightCode} from './highlightCode';
import {CODE_LIMIT, isTooMuch, LINE_LIMIT} from './isTooMuch';
import styles from './styles.module.css';

/**
 * A TypeScript editor: a text field with invisible text, exactly above the same text highlighted.
 *
 * Undo, selection, touch and screen readers work as in any text field. Tab leaves it. Very long code is not highlighted
 * but visible in the field itself; text that would stop the page is not inserted, and a line below says so until the code
 * changes. The editor includes Prism, so import it on demand.
 */
export default function CodeEditor({
  value,
  onChange,
  onRun,
  label,
  takesFocus = false,
  numbered = false,
  className,
}: EditorProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The code that did not take the reader's text. The count renders each alert as a new element, so that it is read out. */
  const [refusal, setRefusal] = useState<{code: string; count: number}>();
  if (refusal && refusal.code !== value) setRefusal(undefined);
  const hint = useId();
  const {currentLocale} = useDocusaurusContext().i18n;
  const lines = useMemo(() => highlightCode(value), [value]);
  useEffect(() => {
    if (takesFocus) field.current?.focus({preventScroll: true});
  }, [takesFocus]);

  /** Whether the field takes more text. The browser would draw it before React knows. */
  const takes = (text: string, {value: code, selectionStart, selectionEnd}: HTMLTextAreaElement) => {
    const isTaken = !isTooMuch(code.slice(0, selectionStart) + text + code.slice(selectionEnd));
    if (!isTaken) setRefusal(last => ({code: value, count: (last?.count ?? 0) + 1}));
    return isTaken;
  };
  // React's event of this name has no text of a drop.
  const onBeforeInput = useEvent((event: InputEvent) => {
    if (field.current && event.data && !takes(event.data, field.current)) event.preventDefault();
  });
  useEffect(() => {
    const {current} = field;
    current?.addEventListener('beforeinput', onBeforeInput);
    return () => current?.removeEventListener('beforeinput', onBeforeInput);
  }, [onBeforeInput]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onRun();
    } else if (!event.shiftKey && !event.altKey) {
      const {currentTarget} = event;
      const lineBreak = writeLineBreak(value.slice(0, currentTarget.selectionStart));
      // Inserted like typed text, so that the browser's undo includes it. It has no event before.
      if (!takes(lineBreak, currentTarget) || document.execCommand('insertText', false, lineBreak)) {
        event.preventDefault();
      }
    }
  };

  return (
    <>
      <pre
        className={clsx(
          className,
          styles.frame,
          numbered && lines && styles.numbered,
          !lines && styles.plain,
          'thin-scrollbar',
        )}
        translate="no"
      >
        <span className={styles.sheet}>
          {lines && (
            <code className={styles.colors} aria-hidden="true">
              {lines.map((line, index) => (
                <CodeLine key={index} of={line} />
              ))}
            </code>
          )}
          <textarea
            ref={field}
            className={styles.field}
            value={value}
            onChange={event => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            aria-label={label}
            aria-describedby={hint}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
          />
        </span>
      </pre>
      <span id={hint} hidden>
        {translate({
          id: 'site.CodeEditor.hint',
          message: 'Press Control+Enter or Command+Enter to run the tests, and Tab to leave the editor.',
        })}
      </span>
      {refusal && (
        <p key={refusal.count} role="alert" className={styles.refusal} dir="auto">
          {describeLimits(currentLocale)}
        </p>
      )}
    </>
  );
}

const describeLimits = (locale: string): string =>
  translate(
    {
      id: 'site.CodeEditor.limits',
      message:
        'The text was not inserted, because the editor takes at most {characters} characters, {lines} lines, and {marks} combining marks on a letter.',
      description: 'When a reader pastes too much text into a field; combining marks are accents and the like',
    },
    {characters: CODE_LIMIT.toLocaleString(locale), lines: LINE_LIMIT.toLocaleString(locale), marks: MARK_LIMIT},
  );
