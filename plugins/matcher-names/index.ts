import type {Plugin} from '@docusaurus/types';
import {groups} from '../../src/catalogue';
import {library} from '../../src/catalogue/library';
import {nearestName} from '../../src/text/nearest';
import {mistake} from '../mistakes/index.cjs';

/**
 * Compares the catalogue's names with the library's when the site starts or is built: Babel does not check types, and a
 * misspelled name would lead readers to a section that does not exist.
 * @throws {Error} naming the file and every name that the library does not export
 */
export default function matcherNames(): Plugin {
  const named = groups.flatMap(({matchers}) => matchers);
  const mistakes = unknownNames(named, Object.keys(library.matchers));
  if (mistakes.length > 0) throw mistake(mistakes.join('\n'));
  return {name: 'matcher-names'};
}

/**
 * @param named the names in the catalogue
 * @param exported the names that the library exports
 * @returns a sentence on each name that the library does not export
 */
export function unknownNames(named: readonly string[], exported: readonly string[]): string[] {
  return named
    .filter(name => !exported.includes(name))
    .map(name => {
      const nearest = nearestName(name, exported);
      return (
        `src/catalogue/index.ts: the library does not export "${name}". ` +
        (nearest
          ? `Did you mean "${nearest}"?`
          : 'If it is new in the installed version: npm run library:check -- --store.')
      );
    });
}
