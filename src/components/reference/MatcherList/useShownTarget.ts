import {useHistory} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import type {Group} from './rows';

/** The query parameter of the filter, so that a link can contain it. */
export const PARAMETER = 'filter';

/**
 * Clears the filter when the URL names a group, which it hides: the table of contents lists every group. The filter
 * remains in the previous history entry, so that Back restores it.
 * @param query the filter's text
 * @param hash the URL's hash
 * @param groups what the filter hides
 */
export function useShownTarget(query: string, hash: string, groups: readonly Group[]): void {
  const history = useHistory();
  const isCleared = useRef(false);
  useEffect(() => {
    const id = hash.slice(1);
    if (query && groups.some(group => group.id === id)) {
      const search = new URLSearchParams(history.location.search);
      search.delete(PARAMETER);
      isCleared.current = true;
      history.replace({search: search.toString(), hash});
    } else if (isCleared.current) {
      // Docusaurus scrolls only when the hash changes, and at that time the section was hidden.
      isCleared.current = false;
      document.getElementById(id)?.scrollIntoView();
    }
  }, [query, hash, history, groups]);
}
