import {translate} from '@docusaurus/Translate';
import {groups} from '@jest-extended/catalogue';
import {findNearestName} from '@jest-extended/text/nearest';

/** JavaScript's message for a matcher that does not exist, also after `.not`, and for an asymmetric one. */
const MISSING = /\bexpect(?:\(\.\.\.\))?(?:\.\w+)*\.(?<name>\w+) is not a function/g;

/** A question for each misspelled matcher that a report names. */
export function suggestNames(report: string): string[] {
  const names = groups.flatMap(({matchers}) => matchers);
  const nearest = [...report.matchAll(MISSING)].map(({groups: {name = ''} = {}}) => findNearestName(name, names));
  return [...new Set(nearest)].flatMap(name =>
    name === undefined ? [] : translate({id: 'site.RunOutput.didYouMean', message: 'Did you mean .{name}()?'}, {name}),
  );
}
