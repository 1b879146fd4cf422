import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, type MouseEvent} from 'react';
import {pathWithin} from './pathWithin';

/** Where an answer has its links: in its text, and in the list of its sources. */
const LINKS = '.DocSearch-AskAiScreen a[href]';

/**
 * Has links of answers lead to the site's own pages without a full load, as hits do.
 * @param onFollow called when one is followed
 */
export function useInnerLinks(onFollow: () => void): (event: MouseEvent) => void {
  const history = useHistory();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(
    event => {
      const {target, button, metaKey, ctrlKey, shiftKey, altKey} = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const path = pathWithin(link.href, [window.location.origin, url], baseUrl);
      if (path === undefined) return;
      event.preventDefault();
      onFollow();
      history.push(path);
    },
    [history, url, baseUrl, onFollow],
  );
}
