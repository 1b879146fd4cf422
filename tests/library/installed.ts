import type {Library, MatcherFacts} from '@jest-extended/catalogue/library';
import * as exported from 'jest-extended';
import {license, version} from 'jest-extended/package.json';
import {readSignatures} from './signatures';

/** All matchers that the installed library exports. */
const names = Object.keys(exported).filter(name => name !== 'default' && name !== '__esModule');

/**
 * Facts about the matchers of the installed library.
 * @param known the stored facts, for the version in which each matcher appeared; a matcher that they lack gets the
 *   installed version
 * @throws {Error} if an exported matcher has no type
 */
export function getInstalledLibrary(known: Library): Library {
  const signatures = readSignatures();
  const readFacts = (name: string): MatcherFacts => {
    const signature = signatures.get(name);
    if (!signature)
      throw new Error(
        `jest-extended ${version} exports ${name}, but its types lack it: see tests/library/installed.ts.`,
      );
    return {since: known.matchers[name]?.since ?? version, ...signature};
  };
  return {version, license, matchers: Object.fromEntries([...names].sort().map(name => [name, readFacts(name)]))};
}
