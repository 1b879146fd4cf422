import {translate} from '@docusaurus/Translate';
import {parseEdgeCases, type Assertion, type EdgeVerdict} from '@jest-extended/docs-model/edge-cases';
import {unpack} from '@jest-extended/docs-model/highlight/packed';
import {unindented, without, type Lines} from '@jest-extended/docs-model/highlight/token';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import CodeLine from '@site/src/components/shared/CodeLine';
import CodeLines from '@site/src/components/shared/CodeLines';
import Statement from './Statement';
import styles from './styles.module.css';

interface Props {
  /** A block of edge cases, without a line break at its end. */
  readonly code: string;
  /** Its packed highlighting from the build. */
  readonly tokens: string | undefined;
}

/**
 * The edge cases of a matcher as a list: each is a statement above the assertions that show it, and each assertion has its
 * result in words. The whole block is one runnable example, with the same controls as others.
 */
export default function EdgeCases({code, tokens = ''}: Props): ReactNode {
  const {preamble, edges} = useMemo(() => parseEdgeCases(code), [code]);
  const lines = useMemo(() => unpack(code, tokens), [code, tokens]);
  return (
    <div className={clsx('theme-code-block', styles.edgeCases)}>
      {preamble > 0 && <CodeLines className={styles.code} of={lines.slice(0, preamble - 1)} />}
      <ul className={styles.list}>
        {edges.map(({statement, assertions, body}) => (
          <li key={statement}>
            <p className={styles.statement}>
              <Statement text={statement} />
            </p>
            <Body of={lines} from={body[0]} to={body[1]} assertions={assertions} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BodyProps {
  /** The lines of the block. */
  readonly of: Lines;
  readonly from: number;
  readonly to: number;
  readonly assertions: readonly Assertion[];
}

/** The code of an edge case. An assertion with `.not` is shown without it, so that the word next to it is true. */
function Body({of: lines, from, to, assertions}: BodyProps): ReactNode {
  const shown = lines.slice(from, to).map((line, index) => {
    const not = assertions.find(assertion => assertion.not?.line === from + index)?.not;
    return not ? without('.not', line, not.column) : line;
  });
  return (
    <pre className={styles.code}>
      <code>
        {unindented(shown).map((line, index) => {
          const verdict = assertions.find(assertion => assertion.line === from + index)?.verdict;
          return (
            <span key={index} className={styles.line}>
              <CodeLine of={line} />
              {verdict && <span className={clsx(styles.word, styles[verdict])}>{wordFor(verdict)}</span>}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

const wordFor = (verdict: EdgeVerdict): string =>
  ({
    passes: translate({id: 'site.EdgeCases.passes', message: 'passes'}),
    fails: translate({id: 'site.EdgeCases.fails', message: 'fails'}),
    throws: translate({id: 'site.EdgeCases.throws', message: 'throws'}),
  })[verdict];
