import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import {unindentLines, type Lines} from '@jest-extended/docs-model/highlight/token';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {writeHash} from '@site/src/components/playground/codeHash';
import {parseSgr} from '@site/src/components/shared/Ansi/parseSgr';
import CodeLines from '@site/src/components/shared/CodeLines';
import Icon from '@site/src/components/shared/Icon';
import Verdict from '@site/src/components/shared/Verdict';
import styles from './styles.module.css';

/** The code above the first test. */
function getValues({code, tokens}: Report): Lines {
  const lines = unpackTokens(code, tokens);
  return lines.slice(
    0,
    lines.findIndex(line => line.length === 0),
  );
}

/** The body of the report's test. */
function getBody({name, code, tokens}: Report): Lines {
  const texts = code.split('\n');
  const start = texts.indexOf(`test('${name}', () => {`);
  return unindentLines(unpackTokens(code, tokens).slice(start + 1, texts.indexOf('});', start)));
}

/**
 * Jest's message below its first line, which only repeats the assertion. The received value is large.
 * @param props.text a stored message, with ANSI colors
 */
function Message({text}: {text: string}): ReactNode {
  return (
    <pre className="bare" translate="no">
      {parseSgr(text.slice(text.indexOf('\n\n') + 2)).map(({text: piece, looks: [look = '']}, index) => (
        <span key={index} className={styles[look]}>
          {piece}
        </span>
      ))}
    </pre>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly code: Lines;
  /** The report of which the row shows the verdict, if any. */
  readonly report?: Report;
  readonly note?: ReactNode;
  /** Jest's output. */
  readonly children: ReactNode;
}

/** Code and, next to or below it, what Jest prints; the verdict is on the line between them. */
function Row({title, code, report, note, children}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.source}>
        {title}
        <CodeLines className={styles.code} of={code} />
        {note}
      </div>
      {report && <Verdict className={styles.verdict} word={report.status === 'passed' ? 'PASS' : 'FAIL'} />}
      <div className={clsx('night', styles.output)}>{children}</div>
    </div>
  );
}

interface Props {
  /** The id of its tab, and a part of its own. */
  readonly id: string;
  readonly label: ReactNode;
  readonly isSelected: boolean;
  /** The broken value, asserted by Jest alone. */
  readonly alone: Report;
  /** The same value, asserted with a matcher. */
  readonly withMatcher: Report;
  /** The correct value. */
  readonly fixed: Report;
  /** What the second message shows. */
  readonly children: ReactNode;
}

/** A broken value, asserted without and with a matcher, Jest's two messages, and the fix. */
export default function Case({id, label, isSelected, alone, withMatcher, fixed, children}: Props): ReactNode {
  return (
    <div id={`${id}-case`} role="tabpanel" aria-labelledby={id} hidden={!isSelected} className={styles.case}>
      <Row title={<p className={clsx(styles.label, styles.name)}>{label}</p>} code={getValues(alone)}>
        <p className={styles.label}>
          <Translate id="home.argument.output">What Jest prints</Translate>
        </p>
        <pre className="bare" translate="no">
          <span className={styles.dim}>$</span> npx jest
        </pre>
      </Row>
      <Row
        title={
          <h3 className={styles.label}>
            <Translate id="home.argument.alone">Jest alone</Translate>
          </h3>
        }
        code={getBody(alone)}
        report={alone}
      >
        <Message text={alone.message} />
      </Row>
      <Row
        title={
          <h3 className={styles.label}>
            <Translate id="home.argument.with">With jest-extended</Translate>
          </h3>
        }
        code={getBody(withMatcher)}
        report={withMatcher}
        note={<p className={styles.note}>{children}</p>}
      >
        <Message text={withMatcher.message} />
      </Row>
      <Row
        title={
          <h3 className={styles.label}>
            <Translate id="home.argument.fixed">Fix</Translate>
          </h3>
        }
        code={getValues(fixed).slice(1)}
        report={fixed}
      >
        <span translate="no">
          <span className={styles.green}>✓</span> {fixed.name}
        </span>
        <Link
          className={clsx('screen-only', styles.edit)}
          to={`/playground${writeHash(withMatcher.code)}`}
          data-noBrokenLinkCheck
        >
          <Icon shape="m7 5 11 7-11 7z" />
          <Translate id="home.argument.edit">Edit and run this test</Translate>
        </Link>
      </Row>
    </div>
  );
}
