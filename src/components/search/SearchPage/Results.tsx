import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {runsOf} from '@site/src/components/search/marked';
import type {SearchHit} from '@site/src/search/protocol';
import styles from './styles.module.css';
import type {Found} from './useAnswer';

interface Props {
  readonly found: Found;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onMore: () => Promise<void>;
}

/** The hits so far, best first, and a button for more. */
export default function Results({found: {hits, count}, list, onMore}: Props): ReactNode {
  const fetchMore = useMore(hits.length, list, onMore);
  return (
    <>
      <ol ref={list} className={styles.results}>
        {hits.map(hit => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {hits.length < count && (
        <button type="button" className="button button--secondary" onClick={fetchMore}>
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
    linkOf(list.current?.children[from.current])?.focus();
    from.current = undefined;
  }, [shown, list]);
  return () => {
    from.current = shown;
    void onMore();
  };
}

/** The link of a hit. */
export const linkOf = (result: Element | undefined): HTMLElement | null | undefined =>
  result?.querySelector<HTMLElement>('a');

function Result({hit}: {hit: SearchHit}): ReactNode {
  const pathOf = useSearchResultUrlProcessor();
  const levels = Object.values(hit._highlightResult.hierarchy).map(level => level.value);
  const above = levels.slice(0, -1).filter((title, at, all) => title !== all[at - 1]);
  const text = hit._snippetResult?.content?.value;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={pathOf(hit.url)}>
          <Marked value={levels.at(-1) ?? hit.url} />
        </Link>
      </h2>
      {above.length > 0 && (
        <p className={styles.path}>
          {above.map((title, at) => (
            <span key={at}>
              <Marked value={title} />
            </span>
          ))}
        </p>
      )}
      {text && (
        <p className={styles.text}>
          <Marked value={text} />
        </p>
      )}
    </li>
  );
}

/** A highlighted value. */
function Marked({value}: {value: string}): ReactNode {
  return runsOf(value).map(({text, found}, at) => (found ? <mark key={at}>{text}</mark> : text));
}
