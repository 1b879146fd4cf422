import {translate} from '@docusaurus/Translate';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import {unindentLines, removeText, type Lines} from '@jest-extended/docs-model/highlight/token';
import type {EdgeCase, EdgeCaseLine, EdgeVerdict} from '@jest-extended/docs-model/section';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {renderCodeLine} from '@site/src/components/shared/CodeLine';
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
  /** Whether the section shows them without a row. */
  readonly isOpen: boolean;
}

/**
 * The edge cases of a matcher as a list: each is a statement with its result in a word, and the assertions that show it.
 * Assertions with different results have a word each. The whole block is one runnable example, with the same controls as
 * others.
 */
export default function EdgeCases({cases, code, tokens = '', isOpen}: Props): ReactNode {
  const lines = useMemo(() => unpackTokens(code, tokens), [code, tokens]);
  // Imports, and the empty line after them.
  const preamble = (cases[0]?.from ?? 1) - 1;
  return (
    <div className={clsx('theme-code-block', isOpen && styles.open)}>
      {preamble > 0 && <CodeLines className={styles.code} of={lines.slice(0, preamble - 1)} />}
      <ul className={clsx('clean-list', styles.list)}>
        {cases.map(({statement, from, lines: caseLines}) => {
          const [verdict, ...others] = new Set(caseLines.flatMap(line => line.verdict ?? []));
          const areEqual = verdict !== undefined && others.length === 0;
          return (
            <li key={statement}>
              <p className={styles.statement}>
                <Statement text={statement} />
              </p>
              {areEqual && <Word verdict={verdict} />}
              <Body
                code={lines.slice(from, from + caseLines.length)}
                lines={caseLines}
                hidesComments={isOpen}
                hidesWords={areEqual}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface BodyProps {
  readonly code: Lines;
  readonly lines: readonly EdgeCaseLine[];
  /** Whether only the lines with assertions are shown, if there are any. */
  readonly hidesComments: boolean;
  /** Whether the statement has the result of all assertions. */
  readonly hidesWords: boolean;
}

/** The code of an edge case. An assertion with `.not` is shown without it, so that the word next to it is true. */
function Body({code, lines, hidesComments, hidesWords}: BodyProps): ReactNode {
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
              {renderCodeLine(line)}
              {verdict && !hidesWords && <Word verdict={verdict} />}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

function Word({verdict}: {verdict: EdgeVerdict}): ReactNode {
  const words = {
    passes: translate({id: 'site.EdgeCases.passes', message: 'passes'}),
    fails: translate({id: 'site.EdgeCases.fails', message: 'fails'}),
    throws: translate({id: 'site.EdgeCases.throws', message: 'throws'}),
  };
  return <span className={clsx(styles.word, styles[verdict])}>{words[verdict]}</span>;
}
