import {calledAt} from '../catalogue/called';
import {edgesOf} from '../catalogue/edges';
import {isFiller} from '../search/vocabulary';
import {alikeTo, classOf} from './alike';
import {stem, tailsOf, wordsOf} from '../search/words';
import {tokensOf} from './message';
import {asksOnly, runsOf} from './understand';
import {matcherAt} from './matchers';
import {flat, isCode, isNote, isText, type Passage, pageOf, titleOf} from './passage';

/** A passage, and the words by which questions find it. */
export interface Known {
  readonly passage: Passage;
  /** From the strongest to the weakest place for a word: each with how much of a word's weight it carries. */
  readonly places: readonly {readonly stems: ReadonlySet<string>; readonly share: number}[];
  /** All of its text, code too. */
  readonly text: string;
  /** What it is called: its title, and for a matcher what readers may call it. Each as stems. */
  readonly names: readonly ReadonlySet<string>[];
  /** By class of stems how much it is called by them, from 0 to 1: a word of its titles all, one of a few names little. */
  readonly called: ReadonlyMap<string, number>;
  /** Messages of programs that it quotes, and its headings, some of which are messages too; each as its tokens. */
  readonly messages: readonly (readonly string[])[];
}

/** All that answers can be made of. */
export interface Knowledge {
  readonly all: readonly Known[];
  at(url: string): Known | undefined;
  /** The sections directly below a section, or below a page. */
  below(url: string): readonly Known[];
  /** How much a word tells: little when many sections have it, most when none has. */
  weightOf(stem: string): number;
  /** Whether any section has the word. */
  has(stem: string): boolean;
  /** Whether an identifier occurs anywhere, code included. */
  mentions(identifier: string): boolean;
}

/** The stems of a text's words, and its identifiers run together, which readers write as one word: `typescript`. */
export const stemsOf = (text: string): Set<string> => new Set([...wordsOf(text), ...tailsOf(text)].map(stem));

/** How much of a word's weight its places in a passage carry. */
const SHARES = {title: 1, words: 0.9, lead: 0.9, prose: 0.75, notes: 0.7, code: 0.3} as const;

/** Code inside a sentence that has spaces: often a message. */
const spokenCode = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/`([^`]*)`/g), ([, text = '']) => text).filter(text => text.includes(' '));

/** The statements of edges are prose, although they are written as the names of tests. */
const statementsOf = (passage: Passage): string[] =>
  flat(passage.parts)
    .filter(isCode('edges'))
    .flatMap(({code}) => edgesOf(code).edges.map(({statement}) => statement));

function knownOf(passage: Passage): Known {
  const parts = flat(passage.parts);
  const texts = passage.parts.filter(isText).map(({markdown}) => plain(markdown));
  const [lead = '', ...rest] = texts;
  const notes = passage.parts.filter(isNote()).flatMap(note => [
    note.title ?? '',
    ...flat(note.parts)
      .filter(isText)
      .map(({markdown}) => plain(markdown)),
  ]);
  const code = parts.filter(isCode()).map(block => block.code);
  const messages = parts.filter(isCode()).flatMap(({language, code: text}) => (language === 'text' ? text : []));
  const matcher = matcherAt(passage.url);
  const also = calledAt(passage.url);
  const said = parts.filter(isCode()).map(({language, title = '', code: text}) => (language === 'bash' ? text : title));
  const texted: readonly (readonly [readonly string[], number])[] = [
    [[...passage.titles], SHARES.title],
    [also, SHARES.words],
    [[lead], SHARES.lead],
    [[...rest, ...said, ...statementsOf(passage)], SHARES.prose],
    [[...notes, ...messages], SHARES.notes],
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
    messages: [
      ...passage.titles.slice(1).slice(-1),
      ...messages.flatMap(text => text.split('\n')),
      ...parts.filter(isText).flatMap(({markdown}) => spokenCode(markdown)),
    ].map(tokensOf),
  };
}

/** A section is called by a word as much as by its titles when one in so many of its names has the word. */
const OFTEN = 4;

function calledBy(names: readonly ReadonlySet<string>[], titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const one of new Set([...name].map(classOf))) counts.set(one, (counts.get(one) ?? 0) + 1);
  const called = Array.from(counts, ([one, count]): [string, number] => [
    one,
    Math.min(1, (OFTEN * count) / names.length),
  ]);
  return new Map([...called, ...titles.map((one): [string, number] => [classOf(one), 1])]);
}

/** Markdown without the addresses of its links. */
export const plain = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']').replace(/[[\]`*|]/g, ' ');

/** A word that the docs do not have says more against an answer than others say for it. */
const UNHEARD = 1.3;

export function knowledgeOf(passages: readonly Passage[]): Knowledge {
  const all = passages.map(knownOf);
  const byUrl = new Map(all.map(known => [known.passage.url, known]));
  const counts = new Map<string, number>();
  for (const {places} of all)
    for (const one of new Set(places.filter(({share}) => share > SHARES.code).flatMap(({stems}) => [...stems])))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  const text = passages.flatMap(({titles, parts}) => [...titles, JSON.stringify(parts)]).join('\n');
  const identifiers = new Set(text.match(/\w+/g));
  return {
    all,
    at: url => byUrl.get(url),
    below: url => all.filter(({passage}) => isBelow(passage, byUrl.get(url)?.passage)),
    weightOf: one => Math.log(1 + all.length / (1 + (counts.get(one) ?? 0))) * (counts.has(one) ? 1 : UNHEARD),
    has: one => counts.has(one),
    mentions: identifier => identifiers.has(identifier),
  };
}

const isBelow = (passage: Passage, above: Passage | undefined): boolean =>
  above !== undefined &&
  pageOf(passage) === pageOf(above) &&
  passage.titles.length === above.titles.length + 1 &&
  above.titles.every((title, at) => passage.titles[at] === title);

/** A word that a passage has under another name counts for less. */
const ALIKE = 0.6;

/** How much of a word's weight a passage carries, from 0 to 1. */
export function shareOf(word: string, {places}: Known): number {
  const best = (one: string) => Math.max(0, ...places.filter(({stems}) => stems.has(one)).map(({share}) => share));
  return Math.max(best(word), ...alikeTo(word).map(other => ALIKE * best(other)));
}

/** How much of a question's words a passage has, by what they tell: from 0 to 1, and 0 for a question without words. */
export function coverOf(words: readonly string[], known: Known, {weightOf}: Knowledge): number {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  const covered = words.reduce((sum, word) => sum + weightOf(word) * shareOf(word, known), 0);
  return total === 0 ? 0 : covered / total;
}

/** How much those of a question's words tell that a section is called by. */
export const calledFor = (words: readonly string[], {called}: Known, {weightOf}: Knowledge): number =>
  words.reduce((sum, word) => sum + weightOf(word) * (called.get(classOf(word)) ?? 0), 0);

/** Words that tell little count for little, too, where a question is compared with a name. */
const FILLER = 0.15;

/**
 * How near a question is to what a section is called: twice what the two share, of what both have.
 * @param words all stems of the question
 */
export function namedBy(words: ReadonlySet<string>, {names}: Known, {weightOf}: Knowledge): number {
  const weigh = (one: string) => weightOf(one) * (isFiller(one) || asksOnly(one) ? FILLER : 1);
  const byClass = (stems: Iterable<string>) => new Map(Array.from(stems, one => [classOf(one), weigh(one)]));
  const mass = (weights: Iterable<number>) => [...weights].reduce((sum, one) => sum + one, 0);
  const asked = byClass(words);
  const likeness = (name: ReadonlyMap<string, number>) => {
    // Where question and name put it in different words, the one that tells less counts: it may be meant otherwise.
    const shared = Array.from(name, ([one, weight]) => Math.min(weight, asked.get(one) ?? 0));
    return (2 * mass(shared)) / (mass(name.values()) + mass(asked.values()) || 1);
  };
  return Math.max(0, ...names.map(name => likeness(byClass(name))));
}
