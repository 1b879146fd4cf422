import Link from '@docusaurus/Link';
import type {Hit, TextRun} from '@jest-extended/search/client';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import {joinRuns} from '@site/src/components/search/joinRuns';
import Name from '@site/src/components/shared/Name';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly Hit[];
  readonly list: RefObject<HTMLOListElement | null>;
}

/** All hits, best first. */
export default function Results({hits, list}: Props): ReactNode {
  return (
    <ol ref={list} className={clsx('clean-list', styles.results)}>
      {hits.map(hit => (
        <Result key={hit.id} hit={hit} />
      ))}
    </ol>
  );
}

function Result({hit: {link, titles, excerpt}}: {hit: Hit}): ReactNode {
  const title = titles.at(-1) ?? [{text: link, isMatch: false}];
  const above = titles
    .slice(0, -1)
    .filter(runs => runs.length > 0)
    .filter((runs, index, all) => joinRuns(runs) !== joinRuns(all[index - 1]));
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={link}>
          <Name text={joinRuns(title)}>
            <Highlighted runs={title} />
          </Name>
        </Link>
      </h2>
      {above.length > 0 && (
        <p className={styles.path}>
          {above.map((runs, index) => (
            <span key={index}>
              <Highlighted runs={runs} />
            </span>
          ))}
        </p>
      )}
      {excerpt.length > 0 && (
        <p className={styles.text}>
          <Highlighted runs={excerpt} />
        </p>
      )}
    </li>
  );
}

/** A text with its matches. */
function Highlighted({runs}: {runs: readonly TextRun[]}): ReactNode {
  return runs.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
