import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import {type Code, flattenParts, getTitle, type Part, type Section} from '@jest-extended/docs-model/section';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getRuns, getTails} from '@jest-extended/text/words';
import {getSubjectWords, readStems} from './fit';

/** Parts of a section that can be read alone. */
interface Passage {
  /** The text that is compared with questions. */
  readonly text: string;
  readonly parts: readonly Part[];
}

/**
 * Quotes the passage of a section that answers a question best, the definition of the matcher, and an example. A question
 * that does not name the matcher looks for it, so its definition comes first, and the passage only if it has a word of the
 * question that the definition lacks.
 */
export function quoteSection(section: Section, question: string): readonly Part[] {
  const title = getTitle(section);
  const passages = readPassages(section.parts);
  const definition = title.startsWith('.') ? passages[0] : undefined;
  const [name] = getRuns(title.toLowerCase());
  const isNamed = getRuns(question.toLowerCase()).some(run => run === name);
  const best = choosePassage(passages, section, question);
  const isNew = definition && best && listSubject(section, question).some(word => hasOnly(word, best, definition));
  const quoted = isNamed || !definition ? [best, definition] : [definition, isNew && best];
  const parts = [...new Set(quoted.flatMap(passage => (passage ? passage.parts : [])))];
  return flattenParts(parts).some(isExample) ? parts : [...parts, ...findExample(section.parts)];
}

/** Reads the paragraphs, lists, tables, notes and edge cases of a section, each with the parts that belong to it. */
const readPassages = (parts: readonly Part[]): Passage[] =>
  parts.flatMap((part, index): Passage[] => {
    if (part.kind === 'code') return part.marks?.shows === 'edge-cases' ? readEdgeCases(part) : [];
    if (part.kind === 'note') return part.type === 'related' ? [] : [{text: readText(part), parts: [part]}];
    if (part.isOverview || /^_.*_$/s.test(part.markdown)) return [];
    const before = parts[index - 1];
    const introduction = isIntroduction(before) && /^(?:[-|] ?|\d+\. )/.test(part.markdown) ? [before] : [];
    const all = [...introduction, part, ...findRest(parts, index)];
    return [{text: all.map(readText).join('\n'), parts: all}];
  });

/** The text of a part, without code and the URLs of links. */
const readText = (part: Part): string =>
  flattenParts([part])
    .map(each =>
      each.kind === 'text' ? each.markdown.replace(/\]\([^)]*\)/g, ']') : each.kind === 'note' && each.title,
    )
    .filter(Boolean)
    .join('\n');

/** Finds the parts after one that belong to it: the code or list that it introduces, and an exception. */
function findRest(parts: readonly Part[], index: number): readonly Part[] {
  const next = parts[index + 1];
  if (next && isIntroduction(parts[index])) return [next, ...findRest(parts, index + 1)];
  const following = parts.findIndex((part, at) => at > index && !isMessage(part));
  const exception = parts[following];
  return exception?.kind === 'text' && EXCEPTION.test(exception.markdown)
    ? [exception, ...findRest(parts, following)]
    : [];
}

/** A paragraph that limits what the one before it says. */
const EXCEPTION = /^(?:There (?:is|are) \w+ exceptions?|The exceptions?|Except|However|But)\b/;

/** Whether a part introduces the next one. */
const isIntroduction = (part: Part | undefined): part is Part => part?.kind === 'text' && part.markdown.endsWith(':');

/** Whether a part is the message that a section explains. It is in the question, too. */
const isMessage = (part: Part): boolean => part.kind === 'code' && part.language === 'text';

/** Each edge case as an example: the imports of the block, and the test. */
function readEdgeCases({language, code, tokens, marks}: Code): Passage[] {
  const cases = parseEdgeCases(code);
  return cases.map(({statement, from, lines}) => {
    const pick = (all: readonly string[]) => [
      ...all.slice(0, (cases[0]?.from ?? 1) - 1),
      ...all.slice(from - 1, from + lines.length + 1),
    ];
    const packed = tokens && pick(tokens.split(',')).join(',');
    const example: Part = {
      kind: 'code',
      language,
      code: pick(code.split('\n')).join('\n'),
      ...(marks && {marks: {...marks, shows: 'example'}}),
      ...(packed && {tokens: packed}),
    };
    return {text: statement, parts: [example]};
  });
}

const isExample = (part: Part): boolean =>
  part.kind === 'code' && !isMessage(part) && part.marks?.shows !== 'edge-cases';

/** Finds the first example of a section; in a guide, all blocks that follow each other. */
function findExample(parts: readonly Part[]): readonly Part[] {
  const start = parts.findIndex(isExample);
  const end = parts.findIndex((part, index) => index > start && !(isExample(part) && !('marks' in part)));
  return start < 0 ? [] : parts.slice(start, end < 0 ? undefined : end);
}

/** The share of a word's weight for a synonym, and what the first passage has in advance, as a share of the weight of a word. */
const [SYNONYM, FIRST] = [0.6, 0.3];

/**
 * Chooses the passage with most of the words and identifiers of a question. The fewer passages have one, the more it
 * counts. Those of the titles do not count: all passages are about them.
 */
function choosePassage(passages: readonly Passage[], section: Section, question: string): Passage | undefined {
  const stems = passages.map(passage => readStems(passage.text));
  const scores = passages.map((_, index) => (index === 0 ? FIRST * Math.log(1 + passages.length / 2) : 0));
  for (const word of listSubject(section, question)) {
    const synonyms = getSynonyms(word);
    const shares = stems.map(own => (own.has(word) ? 1 : synonyms.some(synonym => own.has(synonym)) ? SYNONYM : 0));
    const rarity = Math.log(1 + passages.length / (1 + shares.filter(Boolean).length));
    for (const [index, share] of shares.entries()) scores[index] = (scores[index] ?? 0) + rarity * share;
  }
  return passages[scores.indexOf(Math.max(...scores))];
}

/** The words and the endings of identifiers of a question, without those of the section's titles. */
function listSubject({titles, parts}: Section, question: string): readonly string[] {
  // The name in a message is the reader's own.
  const subject = parts.some(isMessage) ? question.replace(/\bto[A-Z]\w*/g, ' ') : question;
  const titleStems = readStems(titles.join('\n'));
  return [...new Set([...getSubjectWords(subject), ...getTails(subject)])].filter(word => !titleStems.has(word));
}

/** Whether a word is in a passage, and not in another one. */
const hasOnly = (word: string, passage: Passage, other: Passage): boolean =>
  readStems(passage.text).has(word) && !readStems(other.text).has(word);
