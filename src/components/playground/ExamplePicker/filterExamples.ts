import {getStems} from '@jest-extended/text/stem';
import {joinWords} from '@jest-extended/text/words';
import type {Pages} from '@site/src/components/playground/useExamples';

/**
 * The examples that a reader looks for, by page; pages without one are left out.
 * @param query part of a matcher's name, or words of the page, the heading or the title in any form; an empty text fits all
 */
export function filterExamples(pages: Pages, query: string): Pages {
  const name = joinWords(query);
  const stems = getStems(query);
  return pages
    .map(({title, examples}) => ({
      title,
      examples: examples.filter(example => {
        const words = getStems(`${title} ${example.heading} ${example.title}`);
        return (
          joinWords(example.heading).includes(name) || stems.every(stem => words.some(word => word.startsWith(stem)))
        );
      }),
    }))
    .filter(({examples}) => examples.length > 0);
}
