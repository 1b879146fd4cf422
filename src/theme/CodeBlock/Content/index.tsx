/*
 * Change: draws the tokens that the build found (plugins/code-tokens) by classes, instead of running Prism in the page
 * and writing colours into every element; code made at run time is drawn plain. While the reader edits a block, the
 * editor takes this place. Replacement, Docusaurus 3.9.2.
 */
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useContext, useMemo, type ReactNode} from 'react';
import CodeLine from '@site/src/components/CodeLine';
import {BlockEditor} from '@site/src/components/CodeEditor/context';
import {PackedTokens} from '@site/src/highlight/context';
import {unpack} from '@site/src/highlight/packed';
import {shownLines} from '@site/src/highlight/shown';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: {className?: string}): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isEnabled},
  } = useCodeBlockContext();
  const {codeInput, code, language, lineNumbersStart, lineClassNames} = metadata;
  const packed = useContext(PackedTokens) ?? '';
  const editing = useContext(BlockEditor);
  const lines = useMemo(() => {
    const written = codeInput.replace(/\r?\n$/, '');
    return shownLines(unpack(written, packed), written, code);
  }, [codeInput, code, packed]);

  if (editing) {
    const {Editor, ...props} = editing;
    return <Editor {...props} frame={codeBlockRef} wraps={isEnabled} className={styles.block} />;
  }

  const numbered = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      // A block that scrolls sideways has to be reachable by the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code
        className={clsx(styles.lines, numbered && styles.numberedLines)}
        style={numbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined}
      >
        {lines.map((line, index) => (
          // Lines never move: their place is their key.
          <CodeLine key={index} of={line} className={clsx(lineClassNames[index])} numbered={numbered} />
        ))}
      </code>
    </pre>
  );
}
