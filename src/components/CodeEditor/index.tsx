import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode} from 'react';
import CodeLine from '@site/src/components/CodeLine';
import type {EditorProps} from './context';
import {lineBreakAfter} from './indentation';
import {overlay} from './overlay';
import styles from './styles.module.css';

/**
 * Edits TypeScript: a text field whose own text cannot be seen, exactly over the same text in colours.
 *
 * So everything about a text field works as it does everywhere: undo, selection, touch, screen readers. Tab leaves it.
 * Code of a great length is in the field alone, which then shows it itself.
 * It brings Prism with it: import it when a reader asks to edit.
 */
export default function CodeEditor({
  value,
  onChange,
  onRun,
  label,
  takesFocus = false,
  numbered = false,
  frame,
  wraps = false,
  className,
}: EditorProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const lines = useMemo(() => overlay(value), [value]);
  useEffect(() => {
    if (takesFocus) field.current?.focus({preventScroll: true});
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onRun();
    } else if (!event.shiftKey && !event.altKey) {
      const {selectionStart} = event.currentTarget;
      // Written as the browser itself writes, so that its undo knows of it.
      if (document.execCommand('insertText', false, lineBreakAfter(value.slice(0, selectionStart)))) {
        event.preventDefault();
      }
    }
  };

  return (
    <pre
      ref={frame}
      className={clsx(
        className,
        styles.frame,
        wraps && styles.wraps,
        numbered && lines && styles.numbered,
        !lines && styles.plain,
        'thin-scrollbar',
      )}
    >
      <span className={styles.sheet}>
        {lines && (
          <code className={styles.colours} aria-hidden="true">
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
          wrap={wraps ? 'soft' : 'off'}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          translate="no"
        />
      </span>
      <span id={hint} hidden>
        {translate({
          id: 'site.CodeEditor.hint',
          message: 'Control or Command with Enter runs the tests. Tab leaves the editor.',
          description: 'What a screen reader says about the keys of the code editor',
        })}
      </span>
    </pre>
  );
}
