import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {getPath} from '@jest-extended/catalogue';
import {writeAssertion, writeTest, type FinderMatch, type FinderMatches} from '@jest-extended/finder';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import CopyButton from '@site/src/components/shared/CopyButton';
import icons from '@site/src/components/shared/icons.module.css';
import PlaygroundLink from '@site/src/components/playground/PlaygroundLink';
import ReportText from '@site/src/components/shared/ReportText';
import Verdict from '@site/src/components/shared/Verdict';
import {chooseMatches} from './chooseMatches';
import {loadReport} from './useFinder';
import styles from './styles.module.css';

/** The section of Jest's `.toThrow()`, the only matcher here that is not of this library. */
const JEST_SECTION = 'https://jestjs.io/docs/expect#tothrowerror';

/** The number of matches that are shown at once. */
const MOST = 5;

/** The matchers that pass. The first that answer the question are listed, the others are in a row to open. */
export default function Matches({result}: {result: FinderMatches}): ReactNode {
  const {value} = result.example;
  const mainMatches = chooseMatches(result).slice(0, MOST);
  const others = result.matches.filter(match => !mainMatches.includes(match));
  return (
    <>
      {mainMatches.length > 0 && (
        <ol className={clsx('clean-list', styles.matches)}>
          {mainMatches.map(match => (
            <Row key={match.call} match={match} value={value} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="opens small bare">
            <Translate id="site.Finder.others" values={{count: others.length}}>
              {'{count} more that pass'}
            </Translate>
          </summary>
          <ul className={clsx('clean-list', styles.matches)}>
            {others.map(match => (
              <Row key={match.call} match={match} value={value} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** An assertion, and a value near the reader's for which it fails. */
function Row({match, value}: {match: FinderMatch; value: string}): ReactNode {
  const assertion = `${writeAssertion(match, value)};`;
  const start = assertion.lastIndexOf(`.${match.matcher}(`);
  const end = start + match.matcher.length + 1;
  return (
    <li className={styles.match}>
      <code className={clsx('bare', styles.assertion)} translate="no">
        {assertion.slice(0, start)}
        <wbr />
        <Link to={match.group ? getPath(match.group, match.matcher) : JEST_SECTION}>{assertion.slice(start, end)}</Link>
        <wbr />
        {assertion.slice(end)}
      </code>
      <span className={styles.actions}>
        <CopyButton
          text={assertion}
          label={translate({id: 'site.Example.copy', message: 'Copy'})}
          name={translate(
            {id: 'site.Finder.copy', message: 'Copy the assertion with .{matcher}()'},
            {matcher: match.matcher},
          )}
          className={icons.copy}
        />
        <PlaygroundLink code={writeTest(match, value)} className={icons.playground} />
      </span>
      {match.failsFor !== undefined && <NearMiss match={match} failsFor={match.failsFor} />}
    </li>
  );
}

/** Jest's report for a near value, which runs when it is opened. */
function NearMiss({match, failsFor}: {match: FinderMatch; failsFor: string}): ReactNode {
  const [report, setReport] = useState<string>();
  const [isStarted, setStarted] = useState(false);
  const start = () => {
    if (isStarted) return;
    setStarted(true);
    loadReport(match)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .then(text => (text === undefined ? setStarted(false) : setReport(text)));
  };
  return (
    <details className={styles.near} onToggle={event => event.currentTarget.open && start()}>
      <summary className="opens small bare">
        <span>
          <Translate id="site.Finder.fails" values={{value: <code translate="no">{failsFor}</code>}}>
            {'Fails for {value}'}
          </Translate>
        </span>
      </summary>
      <div className={clsx('night', styles.report)} aria-live="polite">
        <Verdict word={report === undefined ? 'RUNS' : 'FAIL'} />
        {report !== undefined && <ReportText text={report} />}
      </div>
    </details>
  );
}
