import type {Known, Knowledge} from '../knowledge';
import {matcherAt} from '../matchers';
import {isText, titleOf} from '../passage';
import type {Phrases} from '../phrases';
import type {Question} from '../understand';
import {headOf, leadOf, relativesOf, touched, unitsOf} from './blocks';
import type {Desk} from './desk';

/** How many matchers are compared at the most. */
const MOST = {compared: 4} as const;

/** Several matchers: what each checks, where they stand in a table together, what each says of the other. */
export function difference(
  sections: readonly Known[],
  {matchers, words, others}: Question,
  {knowledge, phrases}: Desk,
): string[] {
  const compared = sections.slice(0, MOST.compared);
  const names = matchers.map(({name}) => name);
  return [
    ...compared.flatMap(({passage}) => {
      const lead = leadOf(passage);
      const own = matcherAt(passage.url)?.name;
      const rest = unitsOf(passage, phrases).filter(({markdown}) => markdown !== lead);
      const mutual = names.filter(name => name !== own).map(name => `${name}(`);
      const relatives = relativesOf(passage).filter(line => mutual.some(name => line.includes(name)));
      const asked = touched(rest, words, [...mutual, ...others], 1, knowledge);
      return [
        headOf(passage),
        ...(lead ? [lead] : []),
        ...asked.map(({markdown}) => markdown),
        ...(relatives.length > 0 ? [relatives.join('\n')] : []),
      ];
    }),
    ...tables(names, knowledge, phrases),
  ];
}

/** The rows that tables of the docs have about at least two of the matchers. */
function tables(names: readonly string[], {all}: Knowledge, phrases: Phrases): string[] {
  for (const {passage} of all) {
    for (const {markdown} of passage.parts.filter(isText)) {
      const [header = '', bar = '', ...rows] = markdown.split('\n');
      if (!/^\| ?-/.test(bar)) continue;
      const own = rows.filter(row => names.some(name => new RegExp(`\\.${name}\\(`).test(row)));
      const named = names.filter(name => own.some(row => row.includes(`.${name}(`)));
      if (named.length > 1)
        return [`**${phrases.compared}**: [${titleOf(passage)}](${passage.url})`, [header, bar, ...own].join('\n')];
    }
  }
  return [];
}
