import {groups} from '@jest-extended/catalogue';
import {findLibrary} from '@jest-extended/catalogue/foreign';
import {getRuns} from '@jest-extended/text/words';

const ourMatchers: ReadonlySet<string> = new Set(
  groups.flatMap(({matchers}) => matchers.map(name => name.toLowerCase())),
);

/**
 * Finds the first matcher of another library that a text names.
 * @returns `undefined` if there is none, or if the text also names one of ours
 */
export function findForeignMatcher(text: string): {readonly name: string; readonly library: string} | undefined {
  const names = getRuns(text);
  if (names.some(name => ourMatchers.has(name.toLowerCase()))) return undefined;
  const [foreign] = names.flatMap(name => {
    const library = findLibrary(name);
    return library === undefined ? [] : [{name, library}];
  });
  return foreign;
}
