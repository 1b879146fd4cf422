import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import {type Code, flattenParts, isText, type Part, type Section} from '@jest-extended/docs-model/section';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getTails} from '@jest-extended/text/words';
import type {Card, Quote} from './block';
import {getSubjectWords, readStems} from './subject-words';

/** A part of a section that can be quoted alone: a paragraph, a list item, a table row, code, an edge case, a note. */
interface Unit {
  readonly quotes: readonly Quote[];
  /** The text that is compared with questions. */
  readonly text: string;
  /** The index of its part in the section. */
  readonly partIndex: number;
}

/**
 * Quotes a section: its first paragraph or code, the unit that fits a question best, and the rest.
 * @param question nothing for the beginning alone
 */
export function quoteSection({url, titles, parts}: Section, question?: string): Card {
  const quotes = parts.map(quotePart);
  const leadIndex = findLead(parts);
  const units = parts.flatMap((part, partIndex) => {
    if (partIndex === leadIndex || isIntroduction(part)) return [];
    const before = parts[partIndex - 1];
    const introduction = partIndex - 1 !== leadIndex && isIntroduction(before) ? before : undefined;
    return readUnits(part, quotes[partIndex] ?? []).map((unit): Unit => ({
      partIndex,
      quotes: [...(introduction ? (quotes[partIndex - 1] ?? []) : []), ...unit.quotes],
      text: introduction ? `${readWords(introduction)}\n${unit.text}` : unit.text,
    }));
  });
  const beginning = [...titles, readWords(parts[leadIndex])].join('\n');
  const unit = question === undefined ? undefined : chooseUnit(units, question, beginning);
  const leads = [...(quotes[leadIndex] ?? []), ...findException(parts, quotes, leadIndex)];
  const best = unit ? [...unit.quotes, ...findException(parts, quotes, unit.partIndex)] : [];
  return {
    type: 'card',
    url,
    titles,
    quotes: [...new Set([...(unit?.partIndex === leadIndex + 1 ? leads : leads.map(replaceColon)), ...best])],
    rest: quotes.flat().filter(quote => !leads.includes(quote) && !best.includes(quote)),
  };
}

/** Finds the part that a section begins with, after the message that it explains. A list or a table is too long. */
function findLead(parts: readonly Part[]): number {
  const index = parts.findIndex(part => !isMessage(part));
  const first = parts[index];
  const isShort = first?.kind === 'text' ? isParagraph(first.markdown) : first?.kind === 'code';
  return isShort ? index : -1;
}

/** A paragraph that limits what the one before it says. */
const EXCEPTION = /^(?:There (?:is|are) \w+ exceptions?|The exceptions?|Except|However|But)\b/;

/** Quotes the exception that follows a part, after the messages that it explains. */
function findException(parts: readonly Part[], quotes: readonly (readonly Quote[])[], index: number): readonly Quote[] {
  const next = parts.findIndex((part, at) => at > index && !isMessage(part));
  const part = parts[next];
  return part?.kind === 'text' && EXCEPTION.test(part.markdown) ? (quotes[next] ?? []).map(replaceColon) : [];
}

/** Whether a part is the message that a section explains. It is in the question, too. */
const isMessage = (part: Part): boolean => part.kind === 'code' && part.language === 'text';

const isParagraph = (markdown: string): boolean => !/^(?:[-|] ?|\d+\. )/.test(markdown);

/** Whether a text is a line such as "_Tested with Jest 30.5._" */
const isTestedWith = (markdown: string): boolean => /^_.*_$/s.test(markdown);

function readWords(part: Part | undefined): string {
  if (part?.kind === 'text') return removeUrls(part.markdown);
  return part?.kind === 'code' ? part.code : '';
}

/** Whether a part introduces the next one. */
const isIntroduction = (part: Part | undefined): boolean =>
  part !== undefined && isText(part) && part.markdown.endsWith(':');

const replaceColon = (quote: Quote): Quote =>
  quote.type === 'paragraph' ? {...quote, markdown: quote.markdown.replace(/:$/, '.')} : quote;

/** Quotes a part of a section. Edge cases are quoted one by one. */
export function quotePart(part: Part): readonly Quote[] {
  if (part.kind === 'text') return [{type: 'paragraph', markdown: part.markdown}];
  if (part.kind === 'note') {
    const {type: kind, title, parts} = part;
    return [{type: 'note', kind, ...(title && {title}), quotes: parts.flatMap(quotePart)}];
  }
  if (part.marks?.shows === 'edge-cases') return quoteEdgeCases(part);
  const {kind: _, ...code} = part;
  return [{type: 'example', code}];
}

function quoteEdgeCases({code, language, tokens}: Code): Quote[] {
  const codeLines = code.split('\n');
  const packed = tokens?.split(',');
  return parseEdgeCases(code).map(({statement, from, lines}) => ({
    type: 'edge-case',
    statement,
    code: {
      language,
      code: codeLines
        .slice(from, from + lines.length)
        .map(removeIndent)
        .join('\n'),
      ...(packed && {
        tokens: packed
          .slice(from, from + lines.length)
          .map(unindent)
          .join(','),
      }),
    },
  }));
}

const removeIndent = (line: string): string => line.replace(/^ {2}/, '');

/** Most packed lines have a letter for each word. After `=` they have one for each character (packages/docs-model/src/highlight/packed-tokens.ts). */
const unindent = (packed: string): string => packed.replace(/^=../, '=');

/** @param quotes of the whole part */
function readUnits(part: Part, quotes: readonly Quote[]): Omit<Unit, 'partIndex'>[] {
  if (part.kind === 'text') {
    if (isTestedWith(part.markdown)) return [];
    const pieces = splitText(part.markdown);
    return pieces.map(markdown => ({
      quotes: pieces.length === 1 ? quotes : [{type: 'paragraph', markdown}],
      text: removeUrls(markdown),
    }));
  }
  if (part.kind === 'note') {
    if (part.type === 'related') return part.parts.flatMap(inner => readUnits(inner, quotePart(inner)));
    return [
      {
        quotes,
        text: [
          part.title,
          ...flattenParts(part.parts)
            .filter(isText)
            .map(({markdown}) => removeUrls(markdown)),
        ].join('\n'),
      },
    ];
  }
  if (isMessage(part)) return [];
  return quotes.map(quote => ({
    quotes: [quote],
    text: quote.type === 'edge-case' ? `${quote.statement}\n${quote.code.code}` : part.code,
  }));
}

/** The items of a list, the rows of a table, each below its head, or a whole paragraph. */
function splitText(markdown: string): readonly string[] {
  const [head = '', bar = '', ...rows] = markdown.split('\n');
  if (/^\| ?-/.test(bar)) return rows.map(row => [head, bar, row].join('\n'));
  return isParagraph(markdown) ? [markdown] : markdown.split(/\n(?=- |\d+\. )/);
}

/** Markdown without the URLs of its links. */
const removeUrls = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']');

/** The share of a word's weight for a synonym. */
const SYNONYM = 0.6;

/** A part of a report that Jest prints. */
const REPORT = /^\s*(?:expect\(.*\)\.|Expected\b|Received\b)/m;

/** Whether a unit explains what a report shows. */
const isAboutReports = ({quotes, text}: Unit): boolean =>
  /\b(?:reports?|prints?)\b/i.test(text) || quotes.some(quote => quote.type === 'note' && quote.kind === 'known-issue');

const isExample = ({quotes}: Unit): boolean => quotes.some(({type}) => type === 'example');

/** The weight of a unit for a question. Words of code are often there by chance. */
const EXAMPLE = 0.5;
const ABOUT_REPORTS = 2;

/** In a question, they say nothing about the part that answers it: something "does not work". */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['no', 'not', 'work']);

/**
 * Chooses the unit that has most of the words and identifiers that the beginning of the section lacks. The fewer units
 * have one, the more it counts. Examples count half, and for a report what is said about
 * reports counts twice. If none has a word, it is the first of
 * these or the first code, or else the first unit.
 * @param beginning the titles, and the first paragraph or code
 */
function chooseUnit(units: readonly Unit[], question: string, beginning: string): Unit | undefined {
  const texts = units.map(({text}) => readStems(text));
  const knownStems = readStems(beginning);
  const isReport = REPORT.test(question);
  // The values of a report are the reader's own.
  const text = isReport ? question.replace(/\d+/g, ' ') : question;
  const words = [...getSubjectWords(text), ...getTails(text)].filter(
    word => !knownStems.has(word) && !EMPTY_WORDS.has(word),
  );
  const weights = units.map(unit => (isExample(unit) ? EXAMPLE : isReport && isAboutReports(unit) ? ABOUT_REPORTS : 1));
  const scores = texts.map(() => 0);
  for (const word of new Set(words)) {
    const synonyms = getSynonyms(word);
    const shares = texts.map(text => (text.has(word) ? 1 : synonyms.some(synonym => text.has(synonym)) ? SYNONYM : 0));
    const rarity = Math.log(1 + units.length / (1 + shares.filter(share => share > 0).length));
    shares.forEach((share, index) => (scores[index] = (scores[index] ?? 0) + rarity * share * (weights[index] ?? 1)));
  }
  const best = Math.max(0, ...scores);
  if (best > 0) return units[scores.indexOf(best)];
  return units[weights.indexOf(ABOUT_REPORTS)] ?? units.find(isExample) ?? units[0];
}
