import {run} from '../measure';
import {measureCards} from './cards';

/** Prints how many questions have a right section among the cards: `npm run build`, then `npm run bench -- ask`. */
run(async () => {
  for (const {name, count, share, refused, outside} of await measureCards('build')) {
    console.log(`${name.padEnd(9)}${(100 * share).toFixed(1).padStart(5)} % of ${count} questions`);
    console.log(
      `${' '.repeat(9)}said not to be answered: ${refused} of these, ${outside.refused} of ${outside.count} about something else`,
    );
  }
});
