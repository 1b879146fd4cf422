import {aliasesAt} from '../catalogue/aliases';
import {stem} from '../text/stem';
import {groupOf, synonymsOf} from '../text/synonyms';
import {tailsOf, wordsOf} from '../text/words';
import {tokensOf} from './tokens';
import {asksOnly, runsOf} from './understand';
import {matcherAt} from './matchers';
import {flat, isCode, isNote, isText, type Passage, pageOf, titleOf} from './passage';

/** A passage, prepared for the comparison with questions. */
export interface Known {
  readonly passage: Passage;
  /** The places for a word, from the strongest to the weakest, each with its share of a word's weight. */
  readonly places: readonly {readonly stems: ReadonlySet<string>; readonly share: number}[];
  /** All its text, including code. */
  readonly text: string;
  /** Its title and its aliases, each as stems. */
  readonly names: readonly ReadonlySet<string>[];
  /** How typical a word is of its names, by class of stems, from 0 to 1: 1 for a word of its titles. */
  readonly called: ReadonlyMap<string, number>;
  /** The program messages that it quotes, and its headings, some of which are messages; each as tokens. */
  readonly messages: readonly (readonly string[])[];
}

/** All passages, with their index. */
export interface Knowledge {
  readonly all: readonly Known[];
  at(url: string): Known | undefined;
  /** The sections directly below a section, or below a page. */
  below(url: string): readonly Known[];
  /** The weight of a word: the fewer sections have it, the higher. */
  weightOf(stem: string): number;
  /** Whether any section has the word. */
  has(stem: string): boolean;
}

/** The stems of a text's words, and of its identifiers as one word, as readers write them: `typescript`. */
export const stemsOf = (text: string): Set<string> => new Set([...wordsOf(text), ...tailsOf(text)].map(stem));

/** The share of a word's weight in each place of a passage. */
const SHARES = {title: 1, lead: 0.9, text: 0.75, code: 0.3} as const;

function knownOf(passage: Passage): Known {
  const parts = flat(passage.parts);
  const texts = passage.parts.filter(isText).map(({markdown}) => plain(markdown));
  const [lead = '', ...rest] = texts;
  const notes = passage.parts.filter(isNote).flatMap(note => [
    note.title ?? '',
    ...flat(note.parts)
      .filter(isText)
      .map(({markdown}) => plain(markdown)),
  ]);
  const code = parts.filter(isCode).map(block => block.code);
  const messages = parts.filter(isCode).flatMap(({language, code: text}) => (language === 'text' ? text : []));
  const matcher = matcherAt(passage.url);
  const also = aliasesAt(passage.url);
  const texted: readonly (readonly [readonly string[], number])[] = [
    [[...passage.titles], SHARES.title],
    [[...also, lead], SHARES.lead],
    [[...rest, ...notes, ...messages], SHARES.text],
    [code, SHARES.code],
  ];
  const names = [
    new Set(matcher ? wordsOf(matcher.name).map(stem) : runsOf(titleOf(passage))),
    ...also.map(name => new Set(runsOf(name))),
  ];
  return {
    passage,
    text: [...passage.titles, ...texts, ...notes, ...code].join('\n'),
    places: texted.map(([lines, share]) => ({stems: stemsOf(lines.join('\n')), share})),
    names,
    called: calledBy(names, matcher ? [...stemsOf(passage.titles.join('\n'))] : passage.titles.flatMap(runsOf)),
    messages: [...passage.titles.slice(1).slice(-1), ...messages.flatMap(text => text.split('\n'))].map(tokensOf),
  };
}

/** A word in one of this many names is as typical as a word of the title. */
const OFTEN = 4;

function calledBy(names: readonly ReadonlySet<string>[], titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const one of new Set([...name].map(groupOf))) counts.set(one, (counts.get(one) ?? 0) + 1);
  const called = Array.from(counts, ([one, count]): [string, number] => [
    one,
    Math.min(1, (OFTEN * count) / names.length),
  ]);
  return new Map([...called, ...titles.map((one): [string, number] => [groupOf(one), 1])]);
}

/** Markdown without the addresses of its links. */
export const plain = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']').replace(/[[\]`*|]/g, ' ');

export function knowledgeOf(passages: readonly Passage[]): Knowledge {
  const all = passages.map(knownOf);
  const byUrl = new Map(all.map(known => [known.passage.url, known]));
  const counts = new Map<string, number>();
  for (const {places} of all)
    for (const one of new Set(places.filter(({share}) => share > SHARES.code).flatMap(({stems}) => [...stems])))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    all,
    at: url => byUrl.get(url),
    below: url => all.filter(({passage}) => isBelow(passage, byUrl.get(url)?.passage)),
    weightOf: one => Math.log(1 + all.length / (1 + (counts.get(one) ?? 0))),
    has: one => counts.has(one),
  };
}

const isBelow = (passage: Passage, above: Passage | undefined): boolean =>
  above !== undefined &&
  pageOf(passage) === pageOf(above) &&
  passage.titles.length === above.titles.length + 1 &&
  above.titles.every((title, at) => passage.titles[at] === title);

/** The factor for a synonym of a word. */
const ALIKE = 0.6;

/** The share of a word's weight that a passage has, from 0 to 1. */
function shareOf(word: string, {places}: Known): number {
  const best = (one: string) => Math.max(0, ...places.filter(({stems}) => stems.has(one)).map(({share}) => share));
  return Math.max(best(word), ...synonymsOf(word).map(other => ALIKE * best(other)));
}

/** The share of a question's words that a passage has, by weight: from 0 to 1, and 0 for a question without words. */
export function coverOf(words: readonly string[], known: Known, {weightOf}: Knowledge): number {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  const covered = words.reduce((sum, word) => sum + weightOf(word) * shareOf(word, known), 0);
  return total === 0 ? 0 : covered / total;
}

/** The weight of a question's words that are typical of a section's names. */
export const calledFor = (words: readonly string[], {called}: Known, {weightOf}: Knowledge): number =>
  words.reduce((sum, word) => sum + weightOf(word) * (called.get(groupOf(word)) ?? 0), 0);

/** The factor for words that only ask, in the comparison of a question with a name. */
const FILLER = 0.15;

/**
 * The similarity of a question and a section's nearest name, from 0 to 1: twice the shared weight, divided by the sum
 * of both weights.
 * @param words all stems of the question
 */
export function namedBy(words: ReadonlySet<string>, {names}: Known, {weightOf}: Knowledge): number {
  const weigh = (one: string) => weightOf(one) * (asksOnly(one) ? FILLER : 1);
  const byClass = (stems: Iterable<string>) => new Map(Array.from(stems, one => [groupOf(one), weigh(one)]));
  const mass = (weights: Iterable<number>) => [...weights].reduce((sum, one) => sum + one, 0);
  const asked = byClass(words);
  const likeness = (name: ReadonlyMap<string, number>) => {
    // Of two synonyms the lower weight counts, since the meaning may differ.
    const shared = Array.from(name, ([one, weight]) => Math.min(weight, asked.get(one) ?? 0));
    return (2 * mass(shared)) / (mass(name.values()) + mass(asked.values()) || 1);
  };
  return Math.max(0, ...names.map(name => likeness(byClass(name))));
}
