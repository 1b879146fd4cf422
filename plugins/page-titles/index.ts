import type {LoadContext, Plugin} from '@docusaurus/types';
import {getDocs} from '@jest-extended/docs-model/docs';

/**
 * Provides the titles of the docs by their paths for the not-found page, in the order of the sidebar: the module
 * `@generated/page-titles/default/titles.json`.
 */
export default function pageTitles(context: LoadContext): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions}) {
      const titles = getDocs(allContent).map(({path, title}): [string, string] => [
        `/${path.slice(context.baseUrl.length)}`.replace(/(.)\/$/, '$1'),
        title,
      ]);
      await actions.createData('titles.json', Object.fromEntries(titles));
    },
  };
}
