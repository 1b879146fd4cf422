import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {filterFitting, chooseMatches, type Matches} from './chooseMatches';
import type {FinderState} from './useFinder';

/** What the search found, or why it could not search: one sentence. */
export default function Message({of: search}: {of: FinderState}): ReactNode {
  if (search.phase === 'failed') return search.reason;
  if (search.phase !== 'done') return null;
  const {found} = search;
  if (found.kind === 'stopped') return found.message;
  if (found.kind === 'mistake') {
    const {place, message} = found;
    if (!place) return message;
    return (
      <Translate id="site.ByExample.mistake" values={{field: getName(place.field), column: place.column, message}}>
        {'{field}, column {column}: {message}'}
      </Translate>
    );
  }
  return (
    <>
      {found.stopped && <>{found.stopped} </>}
      {found.texts.map(field => (
        <Fragment key={field}>
          <Translate
            id="site.ByExample.text"
            values={{field: getName(field), text: <code>{found.example[field]}</code>}}
            description="{field} is Value or Expected, {text} a string with its quotes"
          >
            {'{field}: read as {text}.'}
          </Translate>{' '}
        </Fragment>
      ))}
      <Count of={found} />
    </>
  );
}

const getName = (field: 'value' | 'expected'): string =>
  field === 'value'
    ? translate({id: 'site.ByExample.inValue', message: 'Value'})
    : translate({id: 'site.ByExample.inExpected', message: 'Expected'});

function Count({of: found}: {of: Matches}): ReactNode {
  const {isForBoth, matches} = filterFitting(found);
  if (matches.length === 0) return <Translate id="site.ByExample.none">No matcher passes for this value.</Translate>;
  if (!isForBoth) {
    return (
      <Translate id="site.ByExample.noneForBoth" values={{count: matches.length}}>
        {'0 fit both; {count} fit the value alone.'}
      </Translate>
    );
  }
  const count = chooseMatches(found).length;
  if (count === 1) return <Translate id="site.ByExample.one">1 assertion passes.</Translate>;
  return (
    <Translate id="site.ByExample.count" values={{count}}>
      {'{count} assertions pass, the most exact first.'}
    </Translate>
  );
}
