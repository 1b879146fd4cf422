import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Hit, SearchResult, TextRun} from '@jest-extended/search/client';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {joinRuns} from '@site/src/components/search/joinRuns';
import Name from '@site/src/components/shared/Name';
import styles from './styles.module.css';

interface Props {
  readonly result: SearchResult;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onMore: () => Promise<void>;
}

/** The hits so far, best first, and a button for more. */
export default function Results({result: {hits, count}, list, onMore}: Props): ReactNode {
  const fetchMore = useMore(hits.length, list, onMore);
  return (
    <>
      <ol ref={list} className={clsx('clean-list', styles.results)}>
        {hits.map(hit => (
          <Result key={hit.id} hit={hit} />
        ))}
      </ol>
      {hits.length < count && (
        <button type="button" className="jx-button" onClick={fetchMore}>
          <Translate id="site.SearchPage.more" description="The button for more results of the search page">
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}

/** Moves the focus to the first added hit, because the button that had it has moved down or disappeared. */
function useMore(shown: number, list: Props['list'], onMore: Props['onMore']): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    findLink(list.current?.children[from.current])?.focus();
    from.current = undefined;
  }, [shown, list]);
  return () => {
    from.current = shown;
    void onMore();
  };
}

/** The link of a hit. */
export const findLink = (result: Element | undefined): HTMLElement | null | undefined =>
  result?.querySelector<HTMLElement>('a');

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
