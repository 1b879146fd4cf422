import {readBuiltDocs} from '@jest-extended/search/answers/built-docs';
import {run} from '../measure';
import {measureCards} from './cards';
import {questionSets} from './questions';

/** Prints how many questions have a right section among the cards: `npm run build`, then `npm run bench -- ask`. */
run(async () => {
  const docs = await readBuiltDocs('build');
  for (const {name, count, share, refused, outside} of await measureCards(docs, questionSets)) {
    console.log(`${name.padEnd(9)}${(100 * share).toFixed(1).padStart(5)} % of ${count} questions`);
    console.log(
      `${' '.repeat(9)}said not to be answered: ${refused} of these, ${outside.refused} of ${outside.count} about something else`,
    );
  }
});
