import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {onceDone} from '@site/src/search/client';

const loadModal = onceDone(async () => {
  const [{default: Modal}] = await Promise.all([
    import('@site/src/components/SearchModal'),
    import('@docsearch/react/style'),
  ]);
  return Modal;
});

const loadClient = onceDone(() => import('./siteClient'));

/** Loads the search, which no page brings along. */
export function useSearchLoader() {
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const {url} = useDocusaurusContext().siteConfig;
  return useMemo(
    () => ({
      /** @throws when its code cannot be fetched; the next call tries again */
      loadModal,
      /** Fetches all that a search needs, for a reader who shows that one is near. What fails now is told when it matters. */
      async prepare(): Promise<void> {
        const client = loadClient().then(({siteClient}) => siteClient({appId, apiKey, home: url}).prepare());
        await Promise.allSettled([loadModal(), client]);
      },
    }),
    [appId, apiKey, url],
  );
}
