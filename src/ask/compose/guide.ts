import type {Known, Knowledge} from '../knowledge';
import {matcherAt} from '../matchers';
import {isCode, isText, type Passage} from '../passage';
import type {Question} from '../understand';
import {fenced, hasCode, headOf, leadOf, lineTo, markdownOf, touched, unitsOf} from './blocks';
import {type Desk, titled} from './desk';

/** A guide that is longer than this, in characters, is not quoted whole. */
const LONG = 2600;

/** How much is quoted at the most. */
const MOST = {touched: 4, more: 2} as const;

/**
 * A section of a guide: whole if it is short, else what of it the question touches. Where it only leads on, what it leads to.
 * @param besides what else answers, to be named at the end
 */
export function guide(
  {passage}: Known,
  {words, others}: Question,
  {knowledge, phrases}: Desk,
  besides: readonly Known[] = [],
): string[] {
  const whole = passage.parts.flatMap(markdownOf(phrases));
  const lead = leadOf(passage);
  const isShort = whole.join('').length <= LONG;
  const picked = isShort
    ? whole
    : [
        ...(lead ? [lead] : []),
        ...touched(
          unitsOf(passage, phrases).filter(({markdown}) => markdown !== lead),
          words,
          others,
          MOST.touched,
          knowledge,
        ).map(({markdown}) => markdown),
      ];
  const onwards = hasCode(passage) ? [] : onwardsFrom(passage, words, knowledge);
  const below = passage.titles.length > 1 ? knowledge.below(passage.url) : [];
  const isQuoted = new Set([passage, ...onwards]);
  const more = [...new Set([...below, ...besides])].filter(({passage: one}) => !isQuoted.has(one));
  const list = more.map(({passage: one}) => lineTo(one)).join('\n');
  return [
    headOf(passage),
    ...picked,
    ...onwards.flatMap(next => [headOf(next), ...codeOf(next)]),
    ...titled(phrases.more, [list]),
  ];
}

/** What a section without code leads to: the sections below it, else those it links to, that have code. */
function onwardsFrom(passage: Passage, words: readonly string[], {at, below}: Knowledge): Passage[] {
  const isPage = passage.titles.length === 1;
  const children = isPage ? [] : below(passage.url);
  const text = passage.parts
    .filter(isText)
    .map(({markdown}) => markdown)
    .join('\n');
  const linked = Array.from(text.matchAll(/\]\((\/[^)]+)\)/g), ([, url = '']) => at(url) ?? []).flat();
  const next = children.length > 0 ? children : linked;
  return next
    .map(({passage: one}) => one)
    .filter(one => hasCode(one) && matcherAt(one.url) === undefined)
    .slice(0, words.length > 0 ? MOST.more : 0);
}

/** A section's first sentences and its code. */
const codeOf = (passage: Passage): string[] => {
  const code = passage.parts.filter(isCode()).slice(0, 1).map(fenced);
  const lead = leadOf(passage);
  return [...(lead ? [lead] : []), ...code];
};
