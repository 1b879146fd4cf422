import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {getPath, groups} from '@jest-extended/catalogue';
import type {FinderMatch} from '@jest-extended/runner/finder';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/shared/CopyButton';
import icons from '@site/src/components/shared/icons.module.css';
import PlaygroundLink from '@site/src/components/playground/PlaygroundLink';
import styles from './styles.module.css';

/** The number of matches that are shown at once. */
const MOST = 5;

/** The matchers that pass. The first are listed, the others are in a row to open. */
export default function Matches({matches}: {matches: readonly FinderMatch[]}): ReactNode {
  const renderRow = (match: FinderMatch) => <Row key={match.matcher} match={match} />;
  return (
    <>
      <ol className={clsx('clean-list', styles.matches)}>{matches.slice(0, MOST).map(renderRow)}</ol>
      {matches.length > MOST && (
        <details className={styles.others}>
          <summary className="opens small bare">
            <Translate id="site.Finder.others" values={{count: matches.length - MOST}}>
              {'{count} more that pass'}
            </Translate>
          </summary>
          <ul className={clsx('clean-list', styles.matches)}>{matches.slice(MOST).map(renderRow)}</ul>
        </details>
      )}
    </>
  );
}

/** An assertion, with a link to the section of its matcher. */
function Row({match: {matcher, before, after}}: {match: FinderMatch}): ReactNode {
  const code = `${before}.${matcher}${after}`;
  const group = groups.find(({matchers}) => matchers.some(name => name === matcher));
  return (
    <li className={styles.match}>
      <code className={clsx('bare', styles.assertion)} translate="no">
        {before}
        <wbr />
        <Link to={group && getPath(group, matcher)}>.{matcher}</Link>
        <wbr />
        {after}
      </code>
      <span className={styles.actions}>
        <CopyButton
          text={code}
          label={translate({id: 'site.Example.copy', message: 'Copy'})}
          name={translate({id: 'site.Finder.copy', message: 'Copy the assertion with .{matcher}()'}, {matcher})}
          className={icons.copy}
        />
        <PlaygroundLink code={writeTest(matcher, code)} className={icons.playground} />
      </span>
    </li>
  );
}

/** @returns a test file that readers can run and change */
const writeTest = (title: string, code: string): string =>
  `test('${title}', ${code.startsWith('await') ? 'async ' : ''}() => {\n  ${code}\n});\n`;
