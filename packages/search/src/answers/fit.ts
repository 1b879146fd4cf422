import {groups} from '@jest-extended/catalogue';
import {flattenParts, getTitle, type Section} from '@jest-extended/docs-model/section';
import {createRecognizer} from '@jest-extended/text/recognizer';
import {getStems, stem} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getRuns, getTails, getWords} from '@jest-extended/text/words';

/** The stems of a question's words about its subject, each once. */
export const getSubjectWords = (question: string): string[] =>
  [...new Set(getStems(removeFrame(question)))].filter(word => !isStopWord(word));

/** The stems of a text's words, and of the ends of its identifiers, as readers write them: `typescript`. */
export const readStems = (text: string): ReadonlySet<string> =>
  new Set([...getWords(text), ...getTails(text)].map(stem));

const ourMatchers: ReadonlySet<string> = new Set(
  groups.flatMap(({matchers}) => matchers.map(name => name.toLowerCase())),
);

const isOurs = (name: string): boolean => ourMatchers.has(name.toLowerCase());

/** Subjects of the docs of Jest and of other tools, whose words our docs have too: words that a question has in any order. */
const OTHER_SUBJECTS = [
  ...['mock module', 'mock import', 'mock named export', 'mock class', 'mock timer', 'manual mock', 'spy method'],
  ...['spy console', 'snapshot', 'coverage', 'test environment', 'reporter', 'jest exit', 'open handle', 'worker'],
  ...['parallel', 'watch mode', 'skip test', 'debug test', 'test timeout', 'memory leak', 'heap memory', 'jest slow'],
  ...['css style', 'react component', 'vue component', 'render component', 'screenshot'],
].map(getStems);

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

/** Whether a question is about a subject that is none of ours, and names none of our matchers. */
export function hasOtherSubject(question: string): boolean {
  const stems = new Set(getStems(question));
  return !getRuns(question).some(isOurs) && OTHER_SUBJECTS.some(words => words.every(word => stems.has(word)));
}

/**
 * Whether sections seem to answer a question: it names one of our matchers, the title of the first section, which is about
 * no matcher, has one of its words, or one of the sections shares an identifier or two words about the subject with it. A
 * message has to be about a name in the section.
 */
export function fitsQuestion(question: string, sections: readonly Section[]): boolean {
  const runs = getRuns(question);
  if (runs.some(isOurs)) return true;
  const texts = sections.map(readText);
  const foreignName = findForeignName(question);
  if (foreignName !== undefined) return texts.some(text => text.includes(foreignName));
  const identifiers = runs.filter(name => /[\p{Ll}\p{N}]\p{Lu}/u.test(name));
  const words = getContentWords(question);
  const title = sections[0] ? getTitle(sections[0]) : '';
  const titleStems = readStems(title.startsWith('.') ? '' : title);
  if (words.some(word => titleStems.has(word))) return true;
  return texts.some(text => {
    const names = new Set(getRuns(text));
    const stems = readStems(text);
    const shared = words.filter(word => stems.has(word) || getSynonyms(word).some(synonym => stems.has(synonym)));
    return identifiers.some(name => names.has(name)) || shared.length >= Math.min(2, words.length);
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
