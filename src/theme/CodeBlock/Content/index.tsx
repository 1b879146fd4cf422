/*
 * Change: renders the tokens of the build (packages/docs-model) with classes, instead of running Prism in the page and
 * writing colors into every element; code created at run time is plain. While the reader edits a block, the editor
 * replaces it. Replacement, because the original always runs Prism.
 */
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import {getVisibleLines} from '@jest-extended/docs-model/highlight/visible-lines';
import clsx from 'clsx';
import {useContext, useMemo, type ReactNode} from 'react';
import {BlockContext} from '@site/src/components/example/BlockContext';
import CodeLine from '@site/src/components/shared/CodeLine';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: {className?: string}): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isEnabled: wraps},
  } = useCodeBlockContext();
  const {codeInput, code, language, lineNumbersStart, lineClassNames} = metadata;
  const {tokens = '', editor} = useContext(BlockContext);
  const lines = useMemo(
    () => getVisibleLines(unpackTokens(codeInput, tokens), codeInput, code),
    [codeInput, code, tokens],
  );

  if (editor) {
    const {Editor, ...props} = editor;
    return <Editor {...props} frame={codeBlockRef} className={styles.block} />;
  }

  const numbered = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      // A block that scrolls horizontally must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code
        className={clsx(styles.lines, numbered && styles.numberedLines)}
        style={{
          counterReset: numbered ? `line-count ${lineNumbersStart - 1}` : undefined,
          whiteSpace: wraps ? 'pre-wrap' : undefined,
          overflowWrap: wraps ? 'anywhere' : undefined,
        }}
      >
        {lines.map((line, index) => (
          // Lines never move, so their index is their key.
          <CodeLine key={index} of={line} className={clsx(lineClassNames[index])} numbered={numbered} />
        ))}
      </code>
    </pre>
  );
}
