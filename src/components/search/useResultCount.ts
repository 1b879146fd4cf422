import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** @returns a function that puts the number of results into words */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.Search.count',
          message: '{count} result|{count} results',
          description: 'How many results a search has: singular and plural, parted by |',
        },
        {count},
      ),
    );
}
