import {getPath, groups} from '@jest-extended/catalogue';
import {getNames} from '@jest-extended/catalogue/words';
import {library, writeSignature} from '@jest-extended/catalogue/library';

/**
 * The catalogue of matchers for programs. static/matchers.schema.json describes it: fields may be added, but not changed
 * or removed.
 * @param site the URL of the site, with a slash at the end
 */
export function renderMatchers(site: string): string {
  const matchers = groups.flatMap(group =>
    group.matchers.flatMap(name => {
      const facts = library.matchers[name];
      if (!facts) return [];
      const {since, parameters, isAsync = false} = facts;
      return {
        name,
        group: group.label,
        signature: writeSignature(name, facts),
        parameters: parameters.map(({isOptional = false, isRest = false, ...parameter}) => ({
          ...parameter,
          isOptional,
          isRest,
        })),
        isAsync,
        since,
        otherNames: getNames(name),
        url: site + getPath(group, name).slice(1),
      };
    }),
  );
  const {version, license} = library;
  const file = {$schema: `${site}matchers.schema.json`, library: {name: 'jest-extended', version, license}, matchers};
  return `${JSON.stringify(file, null, 2)}\n`;
}
