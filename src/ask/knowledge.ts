import {aliasesAt} from '../catalogue/aliases';
import {messagesAt, otherMessages} from '../catalogue/messages';
import {createRecognition, otherPackageIn, type Recognized} from '../text/message';
import {type Meaning, meaningOf} from '../text/likeness';
import {stem} from '../text/stem';
import {isStopWord} from '../text/stop-words';
import {groupOf, synonymsOf} from '../text/synonyms';
import {tailsOf, wordsOf} from '../text/words';
import {runsOf} from './understand';
import {isMatcher, matcherAt} from './matchers';
import {flat, isCode, isNote, isText, type Passage, pageOf, titleOf} from './passage';

/** A passage, prepared for the comparison with questions. */
export interface Known {
  readonly passage: Passage;
  /** The places for a word, from the strongest to the weakest, each with its share of a word's weight. */
  readonly places: readonly {readonly stems: ReadonlySet<string>; readonly share: number}[];
  /** All its text, including code. */
  readonly text: string;
  /** The meanings of its title and of its aliases. */
  readonly names: readonly Meaning[];
  /** How typical a word is of its names, by class of stems, from 0 to 1: 1 for a word of its titles. */
  readonly called: ReadonlyMap<string, number>;
}

/** All passages, with their index. */
export interface Knowledge {
  readonly all: readonly Known[];
  at(url: string): Known | undefined;
  /** The sections directly below a section, or below a page. */
  below(url: string): readonly Known[];
  /** The weight of a word: the fewer sections have it, the higher. */
  weightOf(stem: string): number;
  /** The message in a text, with the section that explains it. */
  recognize(text: string): Recognized<Known> | undefined;
  /** The meaning of a text's stems, to be compared with names. */
  meaningOf(stems: Iterable<string>): Meaning;
  /** Whether any section has the word. */
  has(stem: string): boolean;
}

/** The stems of a text's words, and of its identifiers as one word, as readers write them: `typescript`. */
export const stemsOf = (text: string): Set<string> => new Set([...wordsOf(text), ...tailsOf(text)].map(stem));

/** Whether a section has all of some names from code, each as a whole word. */
export const mentionsAll = (names: readonly string[], {text}: Known): boolean =>
  names.every(name => new RegExp(`\\b${name}\\b`).test(text));

/** The share of a word's weight in each place of a passage. */
const SHARES = {title: 1, lead: 0.9, text: 0.75, code: 0.3} as const;

/** A passage as it is read first: the weight of a word depends on all passages. */
type Read = Omit<Known, 'names'> & {readonly names: readonly ReadonlySet<string>[]};

function readOf(passage: Passage): Read {
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

/** The factor for words that only ask, in the comparison of a question with a name. */
const FILLER = 0.15;

export function knowledgeOf(passages: readonly Passage[]): Knowledge {
  const read = passages.map(readOf);
  const counts = new Map<string, number>();
  for (const {places} of read)
    for (const one of new Set(places.filter(({share}) => share > SHARES.code).flatMap(({stems}) => [...stems])))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  const weightOf = (one: string) => Math.log(1 + read.length / (1 + (counts.get(one) ?? 0)));
  const meaning = (stems: Iterable<string>) => meaningOf(stems, one => weightOf(one) * (isStopWord(one) ? FILLER : 1));
  const all = read.map((known): Known => ({...known, names: known.names.map(meaning)}));
  const byUrl = new Map(all.map(known => [known.passage.url, known]));
  const recognize = createRecognition<Known>(
    [
      ...all.flatMap(known => messagesAt(known.passage.url).map((message): [string, Known] => [message, known])),
      ...otherMessages.map((message): [string, undefined] => [message, undefined]),
    ],
    isMatcher,
  );
  return {
    all,
    recognize: text => {
      const message = recognize(text);
      const foreign = otherPackageIn(text);
      return message && foreign !== undefined ? {meaning: message.meaning, foreign} : message;
    },
    at: url => byUrl.get(url),
    below: url => all.filter(({passage}) => isBelow(passage, byUrl.get(url)?.passage)),
    weightOf,
    meaningOf: meaning,
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
