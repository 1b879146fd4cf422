import {groups} from '@jest-extended/catalogue';
import {findLibrary, findSubject, type Library} from '@jest-extended/catalogue/foreign';
import {flattenParts, type Section} from '@jest-extended/docs-model/section';
import {createRecognizer} from '@jest-extended/text/recognizer';
import {getStems} from '@jest-extended/text/stem';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getRuns} from '@jest-extended/text/words';
import {getSubjectWords, readStems} from './subject-words';

const ourMatchers: ReadonlySet<string> = new Set(
  groups.flatMap(({matchers}) => matchers.map(name => name.toLowerCase())),
);

const isOurs = (name: string): boolean => ourMatchers.has(name.toLowerCase());

/** A matcher, and the library that it belongs to. */
interface ForeignMatcher {
  readonly name: string;
  readonly library: Library;
}

/**
 * Finds the first matcher of another library that a text names.
 * @returns `undefined` if there is none, or if the text also names one of ours
 */
export function findForeignMatcher(text: string): ForeignMatcher | undefined {
  const names = getRuns(text);
  if (names.some(isOurs)) return undefined;
  const [foreign] = names.flatMap(name => {
    const library = findLibrary(name);
    return library ? [{name, library}] : [];
  });
  return foreign;
}

/** Finds the library whose docs have the subject of a text, which may be none of ours. */
export function findOtherSubject(text: string): Library | undefined {
  const stems = new Set(getStems(text));
  return getRuns(text).some(isOurs)
    ? undefined
    : findSubject(subject => getStems(subject).every(word => stems.has(word)));
}

/** Messages that are about a matcher or a package. */
const recognize = createRecognizer(
  [
    '{matcher} is not a function',
    'property {matcher} does not exist on type',
    'invalid Chai property {matcher}',
    'module {package} in the … option was not found',
  ].map((message): [string, undefined] => [message, undefined]),
  isOurs,
);

/** The name that a message in a text is about, if it is not ours: `toHaveText` in "expect(...).toHaveText is not a function". */
const findForeignName = (text: string): string | undefined => recognize(text)?.foreign?.replace(/^[\w$]+\./, '');

/** The least number of words about the subject that a question and a section share. */
const LEAST_WORDS = 2;

/**
 * Whether a question names one of our matchers, or one of the sections shares an identifier or two words about the subject
 * with it. The words of other libraries' matchers do not count, and a message has to be about a name in the section.
 */
export function fitsQuestion(question: string, sections: readonly Section[]): boolean {
  if (getRuns(question).some(isOurs)) return sections.length > 0;
  const texts = sections.map(readText);
  const foreignName = findForeignName(question);
  if (foreignName !== undefined) return texts.some(text => text.includes(foreignName));

  const foreign = findForeignMatcher(question)?.name;
  // The row about it in the table of names.
  if (foreign !== undefined && sections.some(({titles}) => getRuns(titles.at(-1) ?? '').includes(foreign))) return true;
  const rest = foreign === undefined ? question : question.replace(foreign, ' ');
  const identifiers = getRuns(question).filter(name => /[\p{Ll}\p{N}]\p{Lu}/u.test(name));
  const words = getContentWords(rest);
  const least = foreign === undefined ? Math.min(LEAST_WORDS, words.length) : LEAST_WORDS;
  return texts.some(text => {
    const names = new Set(getRuns(text));
    const stems = readStems(text);
    const shared = words.filter(word => stems.has(word) || getSynonyms(word).some(synonym => stems.has(synonym)));
    return identifiers.some(name => names.has(name)) || shared.length >= least;
  });
}

/** Whether a section has a word of a question as the reader typed it. */
export function sharesWord(question: string, section: Section): boolean {
  const stems = readStems(readText(section));
  return getContentWords(question).some(word => stems.has(word));
}

/** The words about the subject, without the one that nearly every section has. */
const getContentWords = (text: string): string[] => getSubjectWords(text).filter(word => word !== 'with');

/** All text of a section. */
const readText = ({titles, parts}: Section): string =>
  [
    ...titles,
    ...flattenParts(parts).map(part =>
      part.kind === 'text' ? part.markdown : part.kind === 'code' ? part.code : part.title,
    ),
  ].join('\n');
