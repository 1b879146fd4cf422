import type {Library} from '@jest-extended/catalogue/foreign';
import {getPage, type Section} from '@jest-extended/docs-model/section';
import type {SearchClient} from '../client';
import {withTimeout} from '@jest-extended/text/async/timeout';
import {findMatcherNames} from '@jest-extended/text/words';
import {type AnswerTexts, englishTexts} from './answer-texts';
import {AnswerError, type AnswerSource, type Block, LONGEST_SILENCE} from './block';
import {findSections, type FoundSections} from './find-sections';
import {findForeignMatcher, findOtherSubject, fitsQuestion, sharesWord} from './fit';
import {getBeginning, quoteSection} from './quote';
import {createReference} from './section-reference';
import {getSubjectWords} from './subject-words';

/** The docs, to search and to quote. */
export interface DocsContent {
  readonly search: SearchClient['search'];
  /** Reads the sections of a page, e.g. `/docs/matchers/array`. */
  readonly readSections: (page: string) => Promise<readonly Section[]>;
}

interface DocsSourceOptions extends DocsContent {
  /** @returns the URL where a reader can report that the docs do not answer a question */
  readonly getReportUrl: (question: string) => string;
  /** English by default. */
  readonly texts?: AnswerTexts;
}

/** The number of sections in an answer. */
const SECTIONS = 3;

/** Answers with the sections that the search finds, quoted. It has no model, and claims nothing about the question. */
export function createDocsSource(options: DocsSourceOptions): AnswerSource {
  const {search, readSections, getReportUrl, texts = englishTexts} = options;

  async function readSection(url: string): Promise<Section> {
    const sections = await readSections(getPage({url}));
    const section = sections.find(candidate => candidate.url === url);
    // The docs changed after the search index was loaded.
    if (!section) throw new Error(`The docs no longer have ${url}.`);
    return section;
  }

  async function answer(questions: readonly string[]): Promise<Block[]> {
    const question = questions.at(-1) ?? '';
    const {query, urls, count, corrected, isAbout} = await searchConversation(questions, search);
    const sections = await Promise.all(urls.slice(0, SECTIONS).map(readSection));
    const foreign = findForeignMatcher(question);
    const remark =
      foreign && fillSlots(texts.foreign, {name: `\`${foreign.name}\``, library: writeLibrary(foreign.library)});
    const other = findOtherSubject(question);
    // The first is the answer, as far as the search knows.
    const [first, ...others] = sections;
    if (first && !other && ((isAbout && !foreign) || fitsQuestion(corrected, sections))) {
      return [
        ...(remark ? [createRemark(remark)] : []),
        quoteSection(first, query),
        ...createRelated(others),
        {type: 'matches', query, count},
      ];
    }
    return [
      createRemark(
        texts.unanswered,
        remark ?? (other ? fillSlots(texts.elsewhere, {library: writeLibrary(other)}) : ''),
      ),
      createRemark(fillSlots(texts.hints, {report: getReportUrl(question)})),
      ...createRelated(sections.filter(section => sharesWord(question, section))),
    ];
  }

  return async function* (turns, signal) {
    const questions = turns.map(({question}) => question);
    const blocks = await withTimeout(LONGEST_SILENCE, answer(questions), signal).catch((cause: unknown) => {
      throw signal.aborted ? signal.reason : new AnswerError(texts.failed, false, {cause});
    });
    for (const block of blocks) {
      signal.throwIfAborted();
      yield block;
    }
  };
}

/** Sections to read next, by their names and their beginnings. */
const createRelated = (sections: readonly Section[]): Block[] =>
  sections.length > 0
    ? [
        {
          type: 'related',
          sections: sections.map(section => ({...createReference(section), text: getBeginning(section)})),
        },
      ]
    : [];

const createRemark = (...sentences: readonly string[]): Block => ({
  type: 'remark',
  markdown: sentences.filter(Boolean).join(' '),
});

/** @param values the texts for the slots of a template, such as `{name}` */
const fillSlots = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);

const writeLibrary = ({name, url}: Library): string => `[${name}](${url})`;

/** Searches for the last question. A follow-up, or one that finds nothing, is searched with the question before it, too. */
async function searchConversation(
  questions: readonly string[],
  search: SearchClient['search'],
): Promise<FoundSections & {query: string}> {
  const question = questions.at(-1) ?? '';
  const earlier = questions.slice(0, -1);
  const subject = earlier.filter(text => !isFollowUp(text)).at(-1) ?? earlier[0];
  const alone =
    subject === undefined || getSubjectWords(question).length > 0
      ? await findSections(search, question)
      : {urls: [], count: 0, corrected: question, isAbout: false};
  if (subject === undefined || (alone.urls.length > 0 && !isFollowUp(question))) return {query: question, ...alone};
  const query = `${subject} ${question}`;
  const together = await findSections(search, query);
  return {query, ...together, urls: fuseRanks([alone.urls, together.urls])};
}

/** A question that continues the one before: "and for dates?" */
const CONTINUES = /^\W*(?:and|also|but|or|(?:what|how) about)\b/i;

/** Whether a question continues the one before, or has at most one word about a subject: "is it deep?" */
const isFollowUp = (question: string): boolean =>
  findMatcherNames(question).length === 0 && (CONTINUES.test(question) || getSubjectWords(question).length < 2);

/** Merges lists by the sums of reciprocal ranks. */
function fuseRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [rank, url] of list.entries()) scores.set(url, (scores.get(url) ?? 0) + 1 / (1 + rank));
  return [...scores.keys()].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
