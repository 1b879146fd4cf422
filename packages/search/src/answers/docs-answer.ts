import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import {getPage, type Section} from '@jest-extended/docs-model/section';
import {removeFrame} from '@jest-extended/text/stop-words';
import {findMatcherNames} from '@jest-extended/text/words';
import type {SearchClient} from '../client';
import type {DocsAnswer} from './answer';
import {fitsQuestion, getSubjectWords, hasOtherSubject, sharesWord} from './fit';
import {quoteSection} from './quote';

/** The docs, to search and to quote. */
export interface DocsContent {
  readonly search: SearchClient['search'];
  /** Reads the sections of a page, e.g. `/docs/matchers/array`. */
  readonly readSections: (page: string) => Promise<readonly Section[]>;
}

/** The number of hits that are read, since some are not sections of the docs, and of sections in an answer. */
const [HITS, SECTIONS] = [10, 3];

/**
 * Answers with the sections that the search finds. There is no model, so the answer claims nothing about the question.
 * @param questions the question, after the earlier ones of the conversation
 * @throws {Error} if the docs cannot be loaded
 */
export async function answerFromDocs(
  questions: readonly string[],
  {search, readSections}: DocsContent,
): Promise<DocsAnswer> {
  const question = addSubject(questions);
  const {hits, correction = question} = await search({text: removeFrame(question), hitsPerPage: HITS});
  const urls = hits.map(({url}) => normalizePath(url)).filter(url => url.startsWith('/docs/'));
  const sections = await Promise.all(
    urls.slice(0, SECTIONS).map(async url => {
      const section = (await readSections(getPage({url}))).find(candidate => candidate.url === url);
      // The docs changed after the search index was loaded.
      if (!section) throw new Error(`The docs no longer have ${url}.`);
      return section;
    }),
  );
  const [first, ...others] = sections;
  const fits = hits.some(({isAbout}) => isAbout) || fitsQuestion(correction, sections);
  return first && fits && !hasOtherSubject(question)
    ? {kind: 'docs', quotation: {...first, parts: quoteSection(first, question)}, related: others}
    : {kind: 'docs', related: sections.filter(section => sharesWord(question, section))};
}

/** A question that continues the one before: "and for dates?" */
const CONTINUES = /^\W*(?:and|also|but|or|(?:what|how) about)\b/i;

/** A question with the earlier one that it follows in front, if it continues it or has no subject: "is it deep?" */
function addSubject(questions: readonly string[]): string {
  const isFollowUp = (text: string): boolean =>
    findMatcherNames(text).length === 0 && (CONTINUES.test(text) || getSubjectWords(text).length < 2);
  const question = questions.at(-1) ?? '';
  if (!isFollowUp(question)) return question;
  const subject =
    questions
      .slice(0, -1)
      .filter(text => !isFollowUp(text))
      .at(-1) ?? '';
  return `${subject} ${question}`.trim();
}
