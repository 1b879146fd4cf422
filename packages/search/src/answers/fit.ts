import {groups} from '@jest-extended/catalogue';
import {flattenParts, getTitle, type Section} from '@jest-extended/docs-model/section';
import {getStems, stem} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {findMatcherNames, getRuns, getTails, getWords} from '@jest-extended/text/words';
import {listPlainNames} from '../comparison';

/** The stems of a question's words about its subject, each once. */
export const getSubjectWords = (question: string): string[] =>
  [...new Set(getStems(removeFrame(question)))].filter(word => !isStopWord(word));

/** The stems of a text's words, and of the ends of its identifiers, as readers write them: `typescript`. */
export const readStems = (text: string): ReadonlySet<string> =>
  new Set([...getWords(text), ...getTails(text)].map(stem));

const ourMatchers: ReadonlySet<string> = new Set(
  groups.flatMap(({matchers}) => matchers.map(name => name.toLowerCase())),
);

/** Whether a question names one of our matchers. */
const namesOurs = (question: string): boolean =>
  [...findMatcherNames(question), ...listPlainNames(question)].some(name => ourMatchers.has(name));

/** Subjects of the docs of Jest and of other tools, whose words our docs have too: words that a question has in any order. */
const OTHER_SUBJECTS = [
  ...['mock module', 'mock import', 'mock named export', 'mock class', 'mock timer', 'manual mock', 'spy method'],
  ...['spy console', 'snapshot', 'coverage', 'test environment', 'reporter', 'jest exit', 'open handle', 'worker'],
  ...['parallel', 'watch mode', 'skip test', 'debug test', 'test timeout', 'memory leak', 'heap memory', 'jest slow'],
  ...['css style', 'react component', 'vue component', 'render component', 'screenshot'],
].map(getStems);

/** What Node, TypeScript, Jest and Chai print, unlike a question about errors. The message of an assertion is about values. */
const MESSAGE = new RegExp(
  [
    String.raw`^\W*(?:Uncaught )?(?!\w*Assertion)[A-Z]\w+Error: |(?:^|Error: |['"\x60])Cannot (?:assign|convert|find module|read)\b`,
    String.raw`\bto[A-Z]\w* is not a function|\bproperty ['"\x60‘“].* does not exist on\b`,
    String.raw`\binvalid chai property\b|\boption was not found\b`,
  ].join('|'),
  'i',
);

/** The name of a lint rule, `valid-title`, or of a function of Jest, `jest.mock`. */
const TOOL =
  /\b(?:consistent|expect|no|padding|prefer|require|valid)(?:-[a-z]+)+\b|\bjest\.(?!config|fn|setup)[a-z]\w+/g;

/** Whether a question is about a subject that is none of ours, and names none of our matchers. */
export function hasOtherSubject(question: string): boolean {
  const stems = new Set(getStems(question));
  return !namesOurs(question) && OTHER_SUBJECTS.some(words => words.every(word => stems.has(word)));
}

/**
 * Whether sections seem to answer a question: it names one of our matchers, the title of the first section, which is about
 * no matcher, has one of its words, or one of the sections shares an identifier or two words about the subject with it. For a
 * message, or a question that names a lint rule or a function of Jest, one section must have all the names instead.
 */
export function fitsQuestion(question: string, sections: readonly Section[]): boolean {
  if (namesOurs(question)) return true;
  const texts = sections.map(readText);
  const tools = question.match(TOOL) ?? [];
  if ((tools.length > 0 || MESSAGE.test(question)) && !question.includes('jest-extended')) {
    const names = [...tools, ...(question.match(/\bto[A-Z]\w*/g) ?? [])];
    return names.length > 0 && texts.some(text => names.every(name => new RegExp(`\\b${name}\\b`).test(text)));
  }
  const identifiers = getRuns(question).filter(name => /[\p{Ll}\p{N}]\p{Lu}/u.test(name));
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
