import {getTitle, type Part, type Section} from '@jest-extended/docs-model/section';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getRuns, getTails} from '@jest-extended/text/words';
import type {Card, Quote} from './block';
import {isMessage, isParagraph, type Passage, quotePart, readPassages} from './passages';
import {getSubjectWords, readStems} from './subject-words';

/** The share of a word's weight for a synonym. */
const SYNONYM = 0.6;

/** The weight of a passage that is rarely the answer, and of one about reports if the question is a report. */
const ASIDE = 0.3;
const ABOUT_REPORTS = 2;

/** What the first passage has in advance, as a share of the weight of a word. */
const FIRST = 0.3;

/** A part of a report that Jest prints. */
const REPORT = /^\s*(?:expect\(.*\)\.|Expected\b|Received\b)/m;

/** Whether a passage explains what a report shows. */
const isAboutReports = ({kind, text}: Passage): boolean => kind === 'note' || /\b(?:reports?|prints?)\b/i.test(text);

/**
 * Quotes the passage of a section that answers a question best, then the definition of the matcher and an example. A
 * question that does not name the matcher looks for it, so that its definition is the answer.
 */
export function quoteSection(section: Section, question: string): Card {
  const {url, titles, parts} = section;
  const passages = readPassages(parts);
  const definition = isMatcher(section) ? passages[0] : undefined;
  // The name in a message is the reader's own.
  const subject = parts.some(isMessage) ? question.replace(/\bto[A-Z]\w*/g, ' ') : question;
  const best = choosePassage(passages, titles, subject);
  const answer = definition && !isNamed(section, question) && !REPORT.test(question) ? definition : best;
  const quotes = [...(answer?.quotes ?? []), ...(definition && definition !== answer ? quoteWhole(definition) : [])];
  const sentence = answer?.sentence;
  return {
    type: 'card',
    url,
    titles,
    ...(sentence !== undefined && {sentence}),
    quotes: [...quotes, ...(quotes.some(hasCode) ? [] : findExample(parts).map(quotePart))],
  };
}

/** The beginning of a section in Markdown; empty if it is a list, a table or code. */
export function getBeginning({parts}: Section): string {
  const first = parts.find(part => !isMessage(part));
  return first?.kind === 'text' && isParagraph(first.markdown) ? first.markdown : '';
}

const isMatcher = (section: Section): boolean => getTitle(section).startsWith('.');

const isNamed = (section: Section, question: string): boolean => {
  const [name] = getRuns(getTitle(section));
  return getRuns(question).some(run => run.toLowerCase() === name?.toLowerCase());
};

const quoteWhole = ({sentence, quotes}: Passage): readonly Quote[] => [
  ...(sentence === undefined ? [] : [{type: 'paragraph', markdown: sentence} as const]),
  ...quotes,
];

const hasCode = (quote: Quote): boolean =>
  quote.type === 'example' || (quote.type === 'note' && quote.quotes.some(hasCode));

/** Finds the first code of a section: an example, or all blocks that follow each other. */
function findExample(parts: readonly Part[]): readonly Part[] {
  const start = parts.findIndex(part => part.kind === 'code' && !isMessage(part) && part.marks?.shows !== 'edge-cases');
  const first = parts[start];
  if (!first || (first.kind === 'code' && first.marks)) return first ? [first] : [];
  const end = parts.findIndex((part, index) => index > start && part.kind !== 'code');
  return parts.slice(start, end < 0 ? undefined : end);
}

/**
 * Chooses the passage with most of the words and identifiers of a question. The fewer passages have one, the more it
 * counts. Those of the titles do not count: all passages are about them.
 */
function choosePassage(passages: readonly Passage[], titles: readonly string[], question: string): Passage | undefined {
  const isReport = REPORT.test(question);
  // The values of a report are the reader's own.
  const text = isReport ? question.replace(/\d+/g, ' ') : question;
  const titleStems = readStems(titles.join('\n'));
  const stems = passages.map(passage => readStems(passage.text));
  const first = passages.findIndex(({kind}) => kind === 'text');
  const scores = passages.map((_, index) => (index === first ? FIRST * Math.log(1 + passages.length / 2) : 0));
  for (const word of new Set([...getSubjectWords(text), ...getTails(text)])) {
    if (titleStems.has(word)) continue;
    const synonyms = getSynonyms(word);
    const shares = stems.map(own => (own.has(word) ? 1 : synonyms.some(synonym => own.has(synonym)) ? SYNONYM : 0));
    const count = shares.filter(share => share > 0).length;
    const rarity = Math.log(1 + passages.length / (1 + count));
    for (const [index, passage] of passages.entries()) {
      const weight = passage.kind === 'aside' ? ASIDE : isReport && isAboutReports(passage) ? ABOUT_REPORTS : 1;
      scores[index] = (scores[index] ?? 0) + rarity * (shares[index] ?? 0) * weight;
    }
  }
  return passages[scores.indexOf(Math.max(...scores))];
}
