import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';

/**
 * Lets the section that the address names win over a filter that hides it: the contents beside the list name every
 * group. The filter goes from the step of the history that the reader just made, so that Back brings it again.
 * @param parameter the filter's name in the address
 * @param asked what the list is filtered by
 */
export function useShownTarget(parameter: string, asked: string): void {
  const history = useHistory();
  // Straight from the history, as the filter is: the route's location comes later, and would be that of another step.
  const hash = useHistorySelector(({location}) => location.hash);
  const isCleared = useRef(false);
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (asked && hash && !target) {
      const search = new URLSearchParams(history.location.search);
      search.delete(parameter);
      isCleared.current = true;
      history.replace({search: search.toString(), hash});
    } else if (isCleared.current) {
      // Docusaurus scrolls to a new hash only, and when it was new there was nothing to scroll to.
      isCleared.current = false;
      target?.scrollIntoView();
    }
  }, [parameter, asked, hash, history]);
}
