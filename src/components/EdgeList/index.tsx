import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import CodeLine from '@site/src/components/CodeLine';
import {unpack} from '@site/src/highlight/packed';
import type {Lines, Token} from '@site/src/highlight/token';
import {edgesOf, type EdgeVerdict} from './edges';
import styles from './styles.module.css';

interface Props {
  /** A block of edges, without a line break at its end. */
  readonly code: string;
  /** How it was highlighted at build. */
  readonly tokens: string | undefined;
}

/**
 * The edges of a matcher as a list: each says what happens, and the assertion that shows it. All of them are tests that
 * run: the block is one example, with the controls of every other.
 */
export default function EdgeList({code, tokens = ''}: Props): ReactNode {
  const {preamble, edges} = useMemo(() => edgesOf(code), [code]);
  const lines = useMemo(() => unpack(code, tokens), [code, tokens]);
  return (
    <div className={clsx('theme-code-block', styles.edges)}>
      <p className={styles.title}>
        {translate({
          id: 'site.EdgeList.title',
          message: 'Edges',
          description: 'Above the list of the special cases of a matcher',
        })}
      </p>
      {preamble > 0 && <Code lines={lines.slice(0, preamble - 1)} />}
      <ul className={styles.list}>
        {edges.map(({statement, verdict, body}) => (
          <li key={statement}>
            <p className={styles.statement}>
              {verdict && <Sign of={verdict} />}
              <Statement text={statement} />
            </p>
            <Code lines={lines.slice(...body).map(unindented)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Code in the list: its long lines are wrapped, so that none of it has to be scrolled. */
function Code({lines}: {lines: Lines}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {lines.map((line, index) => (
          <CodeLine key={index} of={line} />
        ))}
      </code>
    </pre>
  );
}

const INDENT = /^ {2}/;

/** A line of a test's body, as far left as the test. */
const unindented = ([first, ...others]: readonly Token[]): readonly Token[] =>
  first ? [{...first, text: first.text.replace(INDENT, '')}, ...others] : [];

/** A test's name, in which backticks mark code. */
function Statement({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

const signs: Readonly<Record<EdgeVerdict, string>> = {passes: '✓', fails: '✕', throws: '!'};

const spoken = (verdict: EdgeVerdict): string =>
  ({
    passes: translate({id: 'site.EdgeList.passes', message: 'Passes:', description: 'Before a special case, spoken'}),
    fails: translate({id: 'site.EdgeList.fails', message: 'Fails:', description: 'Before a special case, spoken'}),
    throws: translate({id: 'site.EdgeList.throws', message: 'Throws:', description: 'Before a special case, spoken'}),
  })[verdict];

function Sign({of: verdict}: {of: EdgeVerdict}): ReactNode {
  return (
    <>
      <span className={clsx(styles.sign, styles[verdict])} aria-hidden="true">
        {signs[verdict]}
      </span>
      <span className={styles.spoken}>{spoken(verdict)} </span>
    </>
  );
}
