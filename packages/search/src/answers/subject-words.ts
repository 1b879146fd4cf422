import {getStems, stem} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {getTails, getWords} from '@jest-extended/text/words';

/** The stems of a question's words about its subject, each once. */
export const getSubjectWords = (question: string): string[] =>
  [...new Set(getStems(removeFrame(question)))].filter(word => !isStopWord(word));

/** The stems of a text's words, and of the ends of its identifiers, as readers write them: `typescript`. */
export const readStems = (text: string): ReadonlySet<string> =>
  new Set([...getWords(text), ...getTails(text)].map(stem));
