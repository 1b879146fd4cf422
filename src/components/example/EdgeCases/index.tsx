import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import CodeLines from '@site/src/components/shared/CodeLines';
import {unpack} from '@site/src/highlight/packed';
import {unindented} from '@site/src/highlight/token';
import {edgesOf, type EdgeVerdict} from '@site/src/catalogue/edges';
import styles from './styles.module.css';

interface Props {
  /** A block of edge cases, without a line break at its end. */
  readonly code: string;
  /** Its packed highlighting from the build. */
  readonly tokens: string | undefined;
}

/**
 * The edge cases of a matcher as a list: each is a statement above the assertion that shows it. The whole block is one
 * runnable example, with the same controls as others.
 */
export default function EdgeCases({code, tokens = ''}: Props): ReactNode {
  const {preamble, edges} = useMemo(() => edgesOf(code), [code]);
  const lines = useMemo(() => unpack(code, tokens), [code, tokens]);
  return (
    <div className={clsx('theme-code-block', styles.edgeCases)}>
      <p className={styles.title}>{translate({id: 'site.EdgeCases.title', message: 'Edge cases'})}</p>
      {preamble > 0 && <CodeLines className={styles.code} of={lines.slice(0, preamble - 1)} />}
      <ul className={styles.list}>
        {edges.map(({statement, verdict, body}) => (
          <li key={statement}>
            <p className={styles.statement}>
              {verdict && <Verdict of={verdict} />}
              <Statement text={statement} />
            </p>
            <CodeLines className={styles.code} of={unindented(lines.slice(...body))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A test's name; text between backticks is code. */
function Statement({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

const symbols: Readonly<Record<EdgeVerdict, string>> = {passes: '✓', fails: '✕', throws: '!'};

const spoken = (verdict: EdgeVerdict): string =>
  ({
    passes: translate({id: 'site.EdgeCases.passes', message: 'Passes:'}),
    fails: translate({id: 'site.EdgeCases.fails', message: 'Fails:'}),
    throws: translate({id: 'site.EdgeCases.throws', message: 'Throws:'}),
  })[verdict];

function Verdict({of: verdict}: {of: EdgeVerdict}): ReactNode {
  return (
    <>
      <span className={clsx(styles.symbol, styles[verdict])} aria-hidden="true">
        {symbols[verdict]}
      </span>
      <span className="visually-hidden">{spoken(verdict)} </span>
    </>
  );
}
