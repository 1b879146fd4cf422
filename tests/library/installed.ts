import * as exported from 'jest-extended';
import {version} from 'jest-extended/package.json';
import type {Library, MatcherFacts} from '../../src/catalogue/library';
import {signaturesIn} from './signatures';

/** Every matcher that the installed library exports. */
const names = Object.keys(exported).filter(name => name !== 'default' && name !== '__esModule');

/**
 * What the installed library says of itself.
 * @param known the stored facts: they know since when there is a matcher; one that they do not know is as old as the
 *   installed version
 * @throws {Error} when a matcher is exported but has no type
 */
export function installedLibrary(known: Library): Library {
  const signatures = signaturesIn();
  const factsOf = (name: string): MatcherFacts => {
    const signature = signatures.get(name);
    if (!signature) throw new Error(`jest-extended ${version} exports ${name}, and its types do not have it.`);
    return {since: known.matchers[name]?.since ?? version, ...signature};
  };
  return {version, matchers: Object.fromEntries([...names].sort().map(name => [name, factsOf(name)]))};
}
