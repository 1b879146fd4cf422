import type {Block} from '../block';
import type {Known} from '../knowledge';
import {matcherAt} from '../matchers';
import {isText} from '../passage';
import type {Question} from '../understand';
import {type Context, read, readAll, titled} from './context';
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
export async function difference(
  sections: readonly Known[],
  {matchers, words, others}: Question,
  context: Context,
): Promise<Block[]> {
  const {knowledge, texts} = context;
  const names = matchers.map(({name}) => name);
  const compared = await readAll(sections.slice(0, MOST_COMPARED), context);
  return [
    ...compared.flatMap(passage => {
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
    ...titled(texts.compared, await table(names, context)),
  ];
}

/** The rows about the matchers from a table of the docs that has at least two of them. */
async function table(names: readonly string[], context: Context): Promise<Block[]> {
  const mentioning = context.knowledge.all.filter(
    ({text}) => names.filter(name => text.includes(`.${name}(`)).length > 1,
  );
  // One after the other: once a table is found, no more pages are read.
  for (const known of mentioning) {
    const passage = await read(known, context);
    for (const {markdown} of passage.parts.filter(isText)) {
      const rows = rowsAbout(names, markdown) ?? [];
      const named = names.filter(name => rows.some(row => row.includes(`.${name}(`)));
      if (named.length > 1) return [signatureOf(passage), ...paragraphOf(rows.join('\n'), passage)];
    }
  }
  return [];
}
