import type {Choice} from './choose';
import {
  fenced,
  hasCode,
  headOf,
  leadOf,
  lineTo,
  parametersOf,
  relativesOf,
  touched,
  type Unit,
  unitsOf,
  markdownOf,
} from './blocks';
import type {Known, Knowledge} from './knowledge';
import {matcherAt} from './matchers';
import {isCode, isText, type Passage, titleOf} from './passage';
import type {Phrases} from './phrases';
import type {Question} from './understand';

/** What composing needs beside the sections. */
export interface Desk {
  readonly knowledge: Knowledge;
  readonly phrases: Phrases;
  /** Where a reader can report that a page is missing. */
  readonly report: string;
}

/** How much is quoted at the most. */
const MOST = {touched: 3, notes: 3, relatives: 4, more: 2, compared: 4} as const;

/** A guide that is longer than this, in characters, is not quoted whole. */
const LONG = 2600;

/** The notes that say what to watch out for. */
const isWarning = ({type}: Unit): boolean => ['caution', 'danger', 'warning', 'fault'].includes(type ?? '');

/** @returns an answer's blocks of Markdown, in order */
export function composed(question: Question, {sections, near}: Choice, desk: Desk): string[] {
  const {phrases} = desk;
  const [first, ...rest] = sections;
  if (!first) return refusal(near, desk);
  const matcher = matcherAt(first.passage.url);
  const meant = question.misspelt && matcher ? [phrases.meant.replace('{name}', `\`.${matcher.name}()\``)] : [];
  if (question.kind === 'difference' && question.matchers.length > 1)
    return [...meant, ...difference(sections, question, desk)];
  const isNamed = question.matchers.length > 0;
  const own = matcher ? card(first.passage, question, desk) : guide(first, question, desk);
  const others =
    isNamed || question.isNegated
      ? rest.slice(0, 1).flatMap(other => guide(other, question, desk))
      : more(rest, phrases);
  return [...meant, ...own, ...others];
}

const titled = (title: string, blocks: readonly string[]): string[] =>
  blocks.length > 0 ? [`**${title}**`, ...blocks] : [];

/**
 * A matcher: what it checks, what of its section the question touches, an example, what to beware of, its relatives.
 */
function card(passage: Passage, {kind, details, others}: Question, {knowledge, phrases}: Desk): string[] {
  const units = unitsOf(passage, phrases);
  const lead = leadOf(passage);
  const parameters = parametersOf(passage);
  const rest = units.filter(({markdown}) => markdown !== lead && markdown !== parameters);
  const asked = touched(rest, details, others, MOST.touched, knowledge);
  const examples = rest.filter(unit => unit.kind === 'example' && !asked.includes(unit));
  const failures = rest.filter(unit => unit.kind === 'failure' && !asked.includes(unit));
  const shown = {
    difference: examples.slice(0, 1),
    message: examples.slice(0, 1),
    what: asked.length > 0 ? [] : examples.slice(0, 1),
    why: failures,
    example: [...examples, ...failures],
  }[kind];
  const warnings = rest.filter(unit => isWarning(unit) && !asked.includes(unit));
  return [
    headOf(passage),
    ...(lead ? [lead] : []),
    ...(parameters && kind !== 'why' ? [parameters] : []),
    ...asked.map(({markdown}) => markdown),
    ...shown.map(({markdown}) => markdown),
    ...titled(
      phrases.beware,
      warnings.slice(0, MOST.notes).map(({markdown}) => markdown),
    ),
    ...titled(phrases.instead, [relativesOf(passage).slice(0, MOST.relatives).join('\n')].filter(Boolean)),
  ];
}

/** A section of a guide: whole if it is short, else what of it the question touches. Where it only leads on, what it leads to. */
function guide({passage}: Known, {words, others}: Question, {knowledge, phrases}: Desk): string[] {
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
          MOST.touched + 1,
          knowledge,
        ).map(({markdown}) => markdown),
      ];
  const onwards = hasCode(passage) ? [] : onwardsFrom(passage, words, knowledge);
  const below = knowledge
    .below(passage.url)
    .filter(({passage: child}) => passage.titles.length > 1 && !onwards.includes(child));
  const list = below.map(({passage: child}) => lineTo(child)).join('\n');
  return [
    headOf(passage),
    ...picked,
    ...onwards.flatMap(next => [headOf(next), ...codeOf(next)]),
    ...titled(phrases.more, [list].filter(Boolean)),
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

/** Several matchers: what each checks, where they stand in a table together, what each says of the other. */
function difference(
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

const more = (rest: readonly Known[], {more: title}: Phrases): string[] =>
  titled(
    title,
    [
      rest
        .slice(0, MOST.more)
        .map(({passage}) => lineTo(passage))
        .join('\n'),
    ].filter(Boolean),
  );

function refusal(near: readonly Known[], {phrases, report}: Desk): string[] {
  const lines = near.map(({passage}) => lineTo(passage)).join('\n');
  return [phrases.refused.replace('{report}', report), ...titled(phrases.near, [lines].filter(Boolean))];
}
