import type {Block} from '../block';
import type {Known, Knowledge} from '../knowledge';
import {markdownOf} from '../markdown';
import {matcherAt} from '../matchers';
import {isCode, isText, type Passage} from '../passage';
import type {Question} from '../understand';
import {type Context, read, readLinked, titled} from './context';
import {
  blocksOf,
  exampleOf,
  hasCode,
  leadOf,
  linksTo,
  paragraphOf,
  signatureOf,
  touched,
  unitsOf,
  without,
} from './quote';

/** A longer guide, in characters, is quoted in parts. */
const LONG = 2600;

/** The limits of quotations. */
const MOST = {touched: 4, more: 2} as const;

/**
 * A section of a guide: all of it if it is short, otherwise the relevant parts. If it does not have code, the sections
 * with code that it leads to follow.
 * @param others other sections that answer, which are listed at the end
 */
export async function guide(
  section: Known,
  question: Question,
  context: Context,
  others: readonly Known[] = [],
): Promise<Block[]> {
  const {knowledge, texts} = context;
  const passage = await read(section, context);
  const onwards = hasCode(passage) ? [] : await onwardsFrom(passage, question.words, context);
  const below = passage.titles.length > 1 ? knowledge.below(passage.url) : [];
  const quoted = new Set([passage, ...onwards].map(({url}) => url));
  const more = [...new Set([...below, ...others])].filter(({url}) => !quoted.has(url));
  return [
    signatureOf(passage),
    ...partsOf(passage, question, knowledge),
    ...onwards.flatMap(next => [signatureOf(next), ...firstCodeOf(next)]),
    ...titled(texts.more, linksTo('more', await readLinked(more, context))),
  ];
}

function partsOf(passage: Passage, {words, others}: Question, knowledge: Knowledge): Block[] {
  const whole = passage.parts.flatMap(part => blocksOf(part, passage));
  if (markdownOf(whole).length <= LONG) return whole;
  const lead = leadOf(passage);
  const asked = touched(without(unitsOf(passage), lead), words, others, MOST.touched, knowledge);
  return [...paragraphOf(lead, passage), ...asked.flatMap(({blocks}) => blocks)];
}

/** The sections with code that one without code leads to: those below it, else those it links to. */
async function onwardsFrom(passage: Passage, words: readonly string[], context: Context): Promise<Passage[]> {
  const {at, below} = context.knowledge;
  const isPage = passage.titles.length === 1;
  const children = isPage ? [] : below(passage.url);
  const text = passage.parts
    .filter(isText)
    .map(({markdown}) => markdown)
    .join('\n');
  const linked = Array.from(text.matchAll(/\]\((\/[^)]+)\)/g), ([, url = '']) => at(url) ?? []).flat();
  const next = (children.length > 0 ? children : linked).filter(({url}) => matcherAt(url) === undefined);
  const found: Passage[] = [];
  for (const known of words.length > 0 ? next : []) {
    if (found.length === MOST.more) break;
    const passage = await read(known, context);
    if (hasCode(passage)) found.push(passage);
  }
  return found;
}

/** A section's first paragraph and its first code. */
const firstCodeOf = (passage: Passage): Block[] => [
  ...paragraphOf(leadOf(passage), passage),
  ...passage.parts
    .filter(isCode)
    .slice(0, 1)
    .map(code => exampleOf(code, passage)),
];
