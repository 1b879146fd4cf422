import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {mainMatches} from './mainMatches';
import type {Search} from './useFinder';

/** What the search found, or why it could not search: one sentence. */
export default function Message({of: search}: {of: Search}): ReactNode {
  if (search.phase === 'failed') return search.reason;
  if (search.phase !== 'done') return null;
  const {found, example} = search;
  if (found.kind === 'stopped') return found.message;
  if (found.kind === 'mistake') {
    const {place, message} = found;
    if (!place) return message;
    const name =
      place.field === 'value'
        ? translate({id: 'site.ByExample.inValue', message: 'Value'})
        : translate({id: 'site.ByExample.inExpected', message: 'Expected'});
    return (
      <Translate id="site.ByExample.mistake" values={{field: name, column: place.column, message}}>
        {'{field}, column {column}: {message}'}
      </Translate>
    );
  }
  const {matches, stopped} = found;
  return (
    <>
      {stopped && <>{stopped} </>}
      <Count count={mainMatches(matches, example).length} hasExpected={example.expected.trim() !== ''} />
    </>
  );
}

function Count({count, hasExpected}: {count: number; hasExpected: boolean}): ReactNode {
  if (count === 0 && hasExpected) {
    return <Translate id="site.ByExample.none">No matcher passes for this value and this expectation.</Translate>;
  }
  if (count === 0) return <Translate id="site.ByExample.noMatch">No matcher is made for this value.</Translate>;
  if (count === 1) return <Translate id="site.ByExample.one">1 matcher passes.</Translate>;
  return (
    <Translate id="site.ByExample.count" values={{count}}>
      {'{count} matchers pass, the most exact first.'}
    </Translate>
  );
}
