import {translate} from '@docusaurus/Translate';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import {unindentLines, removeText, type Lines} from '@jest-extended/docs-model/highlight/token';
import type {SplitEdgeCases} from '@jest-extended/docs-model/open-edge-cases';
import type {EdgeCase, EdgeCaseLine, EdgeVerdict} from '@jest-extended/docs-model/section';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import CodeLine from '@site/src/components/shared/CodeLine';
import CodeLines from '@site/src/components/shared/CodeLines';
import lineStyles from '@site/src/components/shared/CodeLines/styles.module.css';
import Statement from './Statement';
import styles from './styles.module.css';

interface Props {
  /** The edge cases of a block. */
  readonly cases: readonly EdgeCase[];
  /** The block's code. */
  readonly code: string;
  /** Its packed highlighting from the build. */
  readonly tokens: string | undefined;
  /** How open cases are shown; nothing for those in a row. */
  readonly openAs: SplitEdgeCases['openAs'] | undefined;
}

/**
 * The edge cases of a matcher as a list: each is a statement and the assertions that show it, and each assertion has its
 * result in words. The whole block is one runnable example, with the same controls as others.
 */
export default function EdgeCases({cases, code, tokens = '', openAs}: Props): ReactNode {
  const lines = useMemo(() => unpackTokens(code, tokens), [code, tokens]);
  // Imports, and the empty line after them.
  const preamble = (cases[0]?.from ?? 1) - 1;
  return (
    <div className={clsx('theme-code-block', styles.edgeCases, openAs && styles.open)}>
      {preamble > 0 && <CodeLines className={styles.code} of={lines.slice(0, preamble - 1)} />}
      <ul className={styles.list}>
        {cases.map(({statement, from, lines: caseLines}) => (
          <li key={statement}>
            <p className={styles.statement}>
              <Statement text={statement} />
            </p>
            <Body
              code={lines.slice(from, from + caseLines.length)}
              lines={caseLines}
              hidesComments={openAs !== undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BodyProps {
  readonly code: Lines;
  readonly lines: readonly EdgeCaseLine[];
  /** Whether only the lines with assertions are shown, if there are any. */
  readonly hidesComments: boolean;
}

/** The code of an edge case. An assertion with `.not` is shown without it, so that the word next to it is true. */
function Body({code, lines, hidesComments}: BodyProps): ReactNode {
  const showsAll = !hidesComments || !lines.some(({verdict}) => verdict);
  const shown = code.map((line, index) => {
    const column = lines[index]?.not;
    return column === undefined ? line : removeText('.not', line, column);
  });
  return (
    <pre className={clsx('bare', styles.code)} translate="no">
      <code>
        {unindentLines(shown).map((line, index) => {
          const verdict = lines[index]?.verdict;
          if (!showsAll && !verdict) return null;
          return (
            <span key={index} className={clsx(lineStyles.wraps, styles.line)}>
              <CodeLine of={line} />
              {verdict && <span className={clsx(styles.word, styles[verdict])}>{getWord(verdict)}</span>}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

const getWord = (verdict: EdgeVerdict): string =>
  ({
    passes: translate({id: 'site.EdgeCases.passes', message: 'passes'}),
    fails: translate({id: 'site.EdgeCases.fails', message: 'fails'}),
    throws: translate({id: 'site.EdgeCases.throws', message: 'throws'}),
  })[verdict];
