import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import {unindentLines, type Lines} from '@jest-extended/docs-model/highlight/token';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {writeHash} from '@site/src/components/playground/writeHash';
import Ansi from '@site/src/components/shared/Ansi';
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

interface RowProps {
  readonly label: ReactNode;
  readonly labelClass?: string | undefined;
  readonly code: Lines;
  /** The report of which the row shows the verdict, if any. */
  readonly report?: Report;
  readonly note?: ReactNode;
  /** Jest's output. */
  readonly children: ReactNode;
}

/** Code, and what Jest prints. */
function Row({label, labelClass, code, report, note, children}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.source}>
        <h3 className={clsx(styles.label, labelClass)}>{label}</h3>
        <CodeLines of={code} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={clsx('night', styles.output)}>
        {report && <Verdict className={styles.verdict} word={report.status === 'passed' ? 'PASS' : 'FAIL'} />}
        {children}
      </div>
    </div>
  );
}

/** Jest's message below its first line, which only repeats the assertion. */
const Message = ({report: {message}}: {report: Report}): ReactNode => (
  <pre className="bare" translate="no">
    <Ansi text={message.slice(message.indexOf('\n\n') + 2)} />
  </pre>
);

interface Props {
  /** The id of its tab, and a part of its own. */
  readonly id: string;
  readonly label: ReactNode;
  /** What the second message shows. */
  readonly note: ReactNode;
  readonly isSelected: boolean;
  /** Of the broken value, asserted by Jest alone and with a matcher, and of the correct value. */
  readonly reports: readonly [alone: Report, withMatcher: Report, fixed: Report];
}

/** A broken value, asserted without and with a matcher, Jest's two messages, and the fix. */
export default function Case({id, label, note, isSelected, reports: [alone, withMatcher, fixed]}: Props): ReactNode {
  return (
    <div id={`${id}-case`} role="tabpanel" aria-labelledby={id} hidden={!isSelected} className={styles.case}>
      <Row label={label} labelClass={styles.name} code={getValues(alone)}>
        <pre className="bare" translate="no">
          $ npx jest
        </pre>
      </Row>
      <Row label={<Translate id="home.argument.alone">Jest alone</Translate>} code={getBody(alone)} report={alone}>
        <Message report={alone} />
      </Row>
      <Row
        label={<Translate id="home.argument.with">With jest-extended</Translate>}
        code={getBody(withMatcher)}
        report={withMatcher}
        note={note}
      >
        <Message report={withMatcher} />
      </Row>
      <Row label={<Translate id="home.argument.fixed">Fix</Translate>} code={getValues(fixed).slice(1)} report={fixed}>
        <span translate="no">✓ {fixed.name}</span>
        <Link
          className={clsx('jx-button screen-only', styles.edit)}
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
