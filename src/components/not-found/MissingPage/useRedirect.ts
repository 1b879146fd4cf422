import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';
import {findTarget} from './findTarget';

/** Leads from the path of a moved page to the page, because not every host redirects. */
export default function useRedirect(): void {
  const history = useHistory();
  const target = findTarget(useLocation(), useBaseUrl('/'));
  useEffect(() => {
    if (target !== undefined) history.replace(target);
  }, [history, target]);
}
