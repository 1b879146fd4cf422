import {catalogued} from '../catalogue/address';
import {otherMessages} from '../catalogue/messages';
import {reportsOf, type Row, type Section, textOf, wholeTextOf} from '../search/section';
import {type Meaning, meaningOf} from '../text/likeness';
import {createRecognition, otherPackageIn, type Recognized} from '../text/message';
import {stem} from '../text/stem';
import {isStopWord} from '../text/stop-words';
import {groupOf, synonymsOf} from '../text/synonyms';
import {tailsOf, wordsOf} from '../text/words';
import {isMatcher, matcherAt} from './matchers';
import {pageOf, type Titled, titleOf} from './passage';
import {runsOf} from './understand';

/** A section of the docs, prepared for the comparison with questions. */
export interface Known extends Titled {
  /** The places for a word, from the strongest to the weakest, each with its share of a word's weight. */
  readonly places: readonly {readonly stems: ReadonlySet<string>; readonly share: number}[];
  /** All its text, and the words of its code. */
  readonly text: string;
  /** The patterns of the messages that it explains. */
  readonly messages: readonly string[];
  /** The meanings of its title and of its aliases. */
  readonly names: readonly Meaning[];
  /** How typical a word is of its names, by class of stems, from 0 to 1: 1 for a word of its titles. */
  readonly called: ReadonlyMap<string, number>;
}

/** All sections of the docs, with their index. */
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

/** The share of a word's weight in each place of a section. */
const SHARES = {title: 1, lead: 0.9, text: 0.75, code: 0.35} as const;

/** The lead of a section: its first lines, with at least this many characters. */
const LEAD = 200;

/** The id of a row with edge cases (plugins/section-anchors): most of its words are those of its code. */
const EDGE_CASES = /-edge-cases(?:-\d+)?$/;

/** A section as it is read first: the weight of a word depends on all sections. */
type Read = Omit<Known, 'names'> & {readonly names: readonly ReadonlySet<string>[]};

function readOf(section: Section): Read {
  const {words, messages = [], rows = [], aside} = section;
  const url = catalogued(section.url);
  const [, page, ...headings] = section.titles;
  const titles: Titled['titles'] = [page, ...headings];
  const text = wholeTextOf(section);
  const [lead, rest] = split(textOf(section));
  const isEdgeCases = ({id}: Row) => EDGE_CASES.test(id);
  const issues = rows.filter(row => !isEdgeCases(row)).map(({prose}) => prose);
  const edgeCases = rows.filter(isEdgeCases).map(({prose}) => prose);
  const matcher = matcherAt(url);
  const texted: readonly (readonly [readonly string[], number])[] = [
    [titles, SHARES.title],
    [[...words, lead], SHARES.lead],
    [[rest, ...issues], SHARES.text],
    [[...edgeCases, reportsOf(section), aside], SHARES.code],
  ];
  const names = [
    new Set(matcher ? wordsOf(matcher.name).map(stem) : runsOf(titleOf({url, titles}))),
    ...words.map(name => new Set(runsOf(name))),
  ];
  return {
    url,
    titles,
    text: [...titles, text, aside].join('\n'),
    messages,
    places: texted.map(([lines, share]) => ({stems: stemsOf(lines.join('\n')), share})),
    names,
    called: calledBy(names, matcher ? [...stemsOf(titles.join('\n'))] : titles.flatMap(runsOf)),
  };
}

/** A text's lead, and the rest. */
function split(text: string): [lead: string, rest: string] {
  const end = text.indexOf('\n', LEAD);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
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

/** The factor for words that only ask, in the comparison of a question with a name. */
const FILLER = 0.15;

/** @param sections the sections of the search index; those outside of the docs do not answer questions */
export function knowledgeOf(sections: readonly Section[]): Knowledge {
  const read = sections.filter(isOfDocs).map(readOf);
  const counts = new Map<string, number>();
  for (const {places} of read)
    for (const one of new Set(places.filter(({share}) => share > SHARES.code).flatMap(({stems}) => [...stems])))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  const weightOf = (one: string) => Math.log(1 + read.length / (1 + (counts.get(one) ?? 0)));
  const meaning = (stems: Iterable<string>) => meaningOf(stems, one => weightOf(one) * (isStopWord(one) ? FILLER : 1));
  const all = read.map((known): Known => ({...known, names: known.names.map(meaning)}));
  const byUrl = new Map(all.map(known => [known.url, known]));
  const recognize = createRecognition<Known>(
    [
      ...all.flatMap(known => known.messages.map((message): [string, Known] => [message, known])),
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
    below: url => all.filter(known => isBelow(known, byUrl.get(url))),
    weightOf,
    meaningOf: meaning,
    has: one => counts.has(one),
  };
}

const isOfDocs = ({docusaurus_tag}: Section): boolean => docusaurus_tag.startsWith('docs-');

const isBelow = (known: Known, above: Known | undefined): boolean =>
  above !== undefined &&
  pageOf(known) === pageOf(above) &&
  known.titles.length === above.titles.length + 1 &&
  above.titles.every((title, at) => known.titles[at] === title);

/** The factor for a synonym of a word. */
const ALIKE = 0.6;

/** The share of a word's weight that a section has, from 0 to 1. */
function shareOf(word: string, {places}: Known): number {
  const best = (one: string) => Math.max(0, ...places.filter(({stems}) => stems.has(one)).map(({share}) => share));
  return Math.max(best(word), ...synonymsOf(word).map(other => ALIKE * best(other)));
}

/** The share of a question's words that a section has, by weight: from 0 to 1, and 0 for a question without words. */
export function coverOf(words: readonly string[], known: Known, {weightOf}: Knowledge): number {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  const covered = words.reduce((sum, word) => sum + weightOf(word) * shareOf(word, known), 0);
  return total === 0 ? 0 : covered / total;
}

/** The weight of a question's words that are typical of a section's names. */
export const calledFor = (words: readonly string[], {called}: Known, {weightOf}: Knowledge): number =>
  words.reduce((sum, word) => sum + weightOf(word) * (called.get(groupOf(word)) ?? 0), 0);
