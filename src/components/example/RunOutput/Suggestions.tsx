import Translate from '@docusaurus/Translate';
import {groups} from '@jest-extended/catalogue';
import {findNearestName} from '@jest-extended/text/nearest';
import type {ReactNode} from 'react';

/** JavaScript's message for a matcher that does not exist, also after `.not`, and for an asymmetric one. */
const MISSING = /\bexpect(?:\(\.\.\.\))?(?:\.\w+)*\.(?<name>\w+) is not a function/g;

interface Props {
  /** Jest's report. */
  readonly report: string;
  readonly className?: string | undefined;
}

/** A question for each misspelled matcher that a report names. */
export default function Suggestions({report, className}: Props): ReactNode {
  return suggestNames(report).map(name => (
    <p key={name} role="note" className={className}>
      <Translate id="site.RunOutput.didYouMean" values={{name: <code translate="no">{`.${name}()`}</code>}}>
        {'Did you mean {name}?'}
      </Translate>
    </p>
  ));
}

/** The names that are probably meant, each once. */
export function suggestNames(report: string): string[] {
  const names = groups.flatMap(({matchers}) => matchers);
  const nearest = [...report.matchAll(MISSING)].flatMap(
    ({groups: {name = ''} = {}}) => findNearestName(name, names) ?? [],
  );
  return [...new Set(nearest)];
}
