/*
 * Change: renders the tokens of the build (packages/docs-model) with classes, instead of running Prism in the page and
 * writing colors into every element; code created at run time is plain. Code wraps. While the reader edits a block, the editor
 * replaces it. Replacement, because the original always runs Prism.
 */
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import {getVisibleLines} from '@jest-extended/docs-model/highlight/visible-lines';
import clsx from 'clsx';
import {useContext, useMemo, type ReactNode} from 'react';
import {BlockContext} from '@site/src/components/example/BlockContext';
import {renderCodeLine} from '@site/src/components/shared/CodeLine';
import lineStyles from '@site/src/components/shared/CodeLines/styles.module.css';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: {className?: string}): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {codeInput, code, language, lineNumbersStart, lineClassNames} = metadata;
  const {tokens = '', editor} = useContext(BlockContext);
  const lines = useMemo(
    () => getVisibleLines(unpackTokens(codeInput, tokens), codeInput, code),
    [codeInput, code, tokens],
  );

  if (editor) {
    const {Editor, ...props} = editor;
    return <Editor {...props} className={styles.block} />;
  }

  const numbered = lineNumbersStart !== undefined;
  return (
    <pre className={clsx(className, `prism-code language-${language}`, styles.block)}>
      <code
        className={clsx(lineStyles.wraps, styles.lines, numbered && styles.numberedLines)}
        style={numbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined}
      >
        {lines.map((line, index) => renderCodeLine(line, index, clsx(lineClassNames[index])))}
      </code>
    </pre>
  );
}
