import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {renderCodeLine} from '@site/src/components/shared/CodeLine';
import {isComposing} from '@site/src/components/shared/isComposing';
import type {EditorProps} from './props';
import {writeLineBreak} from './writeLineBreak';
import {highlightCode} from './highlightCode';
import styles from './styles.module.css';

/**
 * A TypeScript editor: a text field with invisible text, exactly above the same text highlighted.
 *
 * Undo, selection, touch and screen readers work as in any text field. Tab leaves it. Very long code is not highlighted
 * but visible in the field itself. The editor includes Prism, so import it on demand.
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
  const hint = useId();
  const lines = useMemo(() => highlightCode(value), [value]);
  useEffect(() => {
    if (takesFocus) field.current?.focus({preventScroll: true});
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onRun();
    } else if (!event.shiftKey && !event.altKey) {
      const lineBreak = writeLineBreak(value.slice(0, event.currentTarget.selectionStart));
      // Inserted like typed text, so that the browser's undo includes it.
      if (document.execCommand('insertText', false, lineBreak)) event.preventDefault();
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
              {lines.map((line, index) => renderCodeLine(line, index))}
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
    </>
  );
}
