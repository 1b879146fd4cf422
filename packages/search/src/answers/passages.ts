import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import type {Code, Note, Part} from '@jest-extended/docs-model/section';
import type {Quote} from './block';

/** A part of a section that can be quoted alone. */
export interface Passage {
  readonly kind: 'text' | 'note' | 'aside';
  /** The text that is compared with questions. */
  readonly text: string;
  /** What can be read alone, in Markdown; absent for a table's row and a note's title. */
  readonly sentence?: string;
  /** What has to follow: the rest of the paragraph, exceptions, the code or list that it introduces, or the whole note. */
  readonly quotes: readonly Quote[];
}

/** Reads the passages of parts: sentences, list items, table rows, edge cases and notes. */
export const readPassages = (parts: readonly Part[]): Passage[] =>
  parts.flatMap((part, index) => {
    const passages =
      part.kind === 'text'
        ? readText(part.markdown, quoteAfter(parts, index))
        : part.kind === 'note'
          ? readNote(part)
          : readEdgeCases(part);
    const before = parts[index - 1];
    return isIntroduction(before) && part.kind !== 'note' && !(part.kind === 'text' && isParagraph(part.markdown))
      ? passages.map(passage => introduce(passage, readSentence(splitSentences(before.markdown))))
      : passages;
  });

/** Puts the sentence before a list, a table or edge cases in front of a passage of it. */
const introduce = ({kind, text, sentence, quotes}: Passage, introduction: string): Passage => ({
  kind,
  text: `${removeUrls(introduction)}\n${text}`,
  sentence: introduction,
  quotes: [...(sentence === undefined ? [] : [createParagraph(`- ${sentence}`)]), ...quotes],
});

function readText(markdown: string, after: readonly Quote[]): Passage[] {
  if (isTestedWith(markdown)) return [];
  const [head = '', bar = '', ...rows] = markdown.split('\n');
  if (/^\| ?-/.test(bar)) {
    const quoteRows = (text: string, ...chosen: readonly string[]): Passage => ({
      kind: 'text',
      text: removeUrls(text),
      quotes: [createParagraph([head, bar, ...chosen].join('\n'))],
    });
    // The table comes first, because a row is the answer only if it has more of a question's words than the head.
    const table = quoteRows(head, ...rows);
    return [{...table, quotes: [...table.quotes, ...after]}, ...rows.map(row => quoteRows(`${head}\n${row}`, row))];
  }
  if (!isParagraph(markdown))
    return markdown.split(/\n(?=- |\d+\. )/).map(item => {
      const sentence = item.replace(/^(?:-|\d+\.) /, '');
      return {kind: 'text', sentence, text: removeUrls(sentence), quotes: []};
    });
  const sentences = splitSentences(markdown);
  return sentences.map((text, index) => {
    const rest = sentences.slice(index + 1).join(' ');
    return {
      kind: /^Before \d/.test(markdown) ? 'aside' : 'text',
      text: removeUrls(text),
      sentence: readSentence(sentences, index),
      quotes: [...(rest === '' ? [] : [createParagraph(rest)]), ...after],
    };
  });
}

/** A sentence, by default the last one, after those that it refers to. */
function readSentence(sentences: readonly string[], end = sentences.length - 1): string {
  let start = end;
  while (start > 0 && REFERS_BACK.test(sentences[start] ?? '')) start -= 1;
  return sentences.slice(start, end + 1).join(' ');
}

/** A note is quoted as a whole. Related sections are quoted one by one. */
function readNote(note: Note): Passage[] {
  const passages = readPassages(note.parts);
  if (note.type === 'related') return passages.map(passage => ({...passage, kind: 'aside'}));
  const quotes = [quotePart(note)];
  const sentences = passages
    .filter(({kind}) => kind === 'text')
    .map(passage => ({...passage, kind: 'note' as const, quotes}));
  return note.title === undefined ? sentences : [{kind: 'note', text: note.title, quotes}, ...sentences];
}

function readEdgeCases(part: Code): Passage[] {
  if (part.marks?.shows !== 'edge-cases') return [];
  const {language, code, tokens, marks} = part;
  const cases = parseEdgeCases(code);
  const first = cases[0]?.from ?? 0;
  return cases.map(({statement, from, lines}) => {
    // The imports, and the lines of the test.
    const pick = (all: readonly string[]) => [
      ...all.slice(0, first - 1),
      ...all.slice(from - 1, from + lines.length + 1),
    ];
    const test = pick(code.split('\n')).join('\n');
    const packed = tokens && pick(tokens.split(',')).join(',');
    return {
      kind: 'text',
      text: statement,
      sentence: writeSentence(statement),
      quotes: [
        {
          type: 'example',
          code: {language, code: test, marks: {...marks, shows: 'example'}, ...(packed && {tokens: packed})},
        },
      ],
    };
  });
}

/** Quotes what belongs to a paragraph: the code or list that it introduces, and the exception that follows. */
function quoteAfter(parts: readonly Part[], index: number): readonly Quote[] {
  const part = parts[index];
  const next = parts[index + 1];
  if (next && isIntroduction(part)) return [quotePart(next), ...quoteAfter(parts, index + 1)];
  const following = parts.findIndex((other, at) => at > index && !isMessage(other));
  const exception = parts[following];
  return exception?.kind === 'text' && EXCEPTION.test(exception.markdown)
    ? [quotePart(exception), ...quoteAfter(parts, following)]
    : [];
}

/** Quotes a whole part of a section. */
export function quotePart(part: Part): Quote {
  if (part.kind === 'text') return createParagraph(part.markdown);
  if (part.kind === 'code') {
    const {kind: _, ...code} = part;
    return {type: 'example', code};
  }
  const {type: kind, title, parts} = part;
  return {type: 'note', kind, ...(title && {title}), quotes: parts.map(quotePart)};
}

/** A paragraph that limits what the one before it says. */
const EXCEPTION = /^(?:There (?:is|are) \w+ exceptions?|The exceptions?|Except|However|But)\b/;

/** The beginning of a sentence that cannot be read without the one before it. */
const REFERS_BACK =
  /^(?:It|Its|They|Their|This|That|These|Those|Then|There,|Such|Both|Neither|Others?|Otherwise|But|However|So|Instead|Also|Here|Without it|With it|For (?:it|them|these|those))\b/;

/** Whether a part is the message that a section explains. It is in the question, too. */
export const isMessage = (part: Part): boolean => part.kind === 'code' && part.language === 'text';

export const isParagraph = (markdown: string): boolean => !/^(?:[-|] ?|\d+\. )/.test(markdown);

/** Whether a text is a line such as "_Tested with Jest 30.5._" */
const isTestedWith = (markdown: string): boolean => /^_.*_$/s.test(markdown);

/** Whether a part introduces the next one. */
const isIntroduction = (part: Part | undefined): part is Part & {kind: 'text'} =>
  part?.kind === 'text' && part.markdown.endsWith(':');

/** The sentences of a paragraph. A period in code or in a link ends none. */
const splitSentences = (markdown: string): string[] =>
  markdown
    .match(/(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^`[]|[`[])+?(?:[.!?]["”)*_]*(?=\s+[^a-z\s])|$)/gs)
    ?.map(text => text.trim())
    .filter(Boolean) ?? [];

const createParagraph = (markdown: string): Quote => ({type: 'paragraph', markdown});

/** A statement, e.g. "holes count", as a sentence. */
const writeSentence = (statement: string): string =>
  statement.charAt(0).toUpperCase() + statement.slice(1) + (/[.!?:]$/.test(statement) ? '' : '.');

/** Markdown without the URLs of its links. */
const removeUrls = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']');
