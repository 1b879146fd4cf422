import type {Block} from '../block';
import type {Known, Knowledge} from '../knowledge';
import {matcherAt} from '../matchers';
import {isText} from '../passage';
import type {Question} from '../understand';
import {type Context, titled} from './context';
import {
  leadOf,
  paragraphOf,
  relativesBlock,
  relativesOf,
  rowsAbout,
  signatureOf,
  touched,
  unitsOf,
  without,
} from './quote';

/** The largest number of matchers that are compared. */
const MOST_COMPARED = 4;

/** Several matchers: the check of each, its lines about the others, and the table that compares them. */
export function difference(
  sections: readonly Known[],
  {matchers, words, others}: Question,
  {knowledge, texts}: Context,
): Block[] {
  const names = matchers.map(({name}) => name);
  return [
    ...sections.slice(0, MOST_COMPARED).flatMap(({passage}) => {
      const lead = leadOf(passage);
      const own = matcherAt(passage.url)?.name;
      const mutual = names.filter(name => name !== own).map(name => `${name}(`);
      const relatives = relativesOf(passage).filter(line => mutual.some(name => line.includes(name)));
      const asked = touched(without(unitsOf(passage), lead), words, [...mutual, ...others], 1, knowledge);
      return [
        signatureOf(passage),
        ...paragraphOf(lead, passage),
        ...asked.flatMap(({blocks}) => blocks),
        ...relativesBlock(relatives, passage),
      ];
    }),
    ...titled(texts.compared, table(names, knowledge)),
  ];
}

/** The rows about the matchers from a table of the docs that has at least two of them. */
function table(names: readonly string[], {all}: Knowledge): Block[] {
  for (const {passage} of all) {
    for (const {markdown} of passage.parts.filter(isText)) {
      const rows = rowsAbout(names, markdown) ?? [];
      const named = names.filter(name => rows.some(row => row.includes(`.${name}(`)));
      if (named.length > 1) return [signatureOf(passage), ...paragraphOf(rows.join('\n'), passage)];
    }
  }
  return [];
}
