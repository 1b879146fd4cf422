import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {FinderMatches} from '@jest-extended/finder';
import {chooseMatches, filterFitting} from './chooseMatches';
import type {FinderState} from './useFinder';

/** What the search found, or why it could not search: one sentence. */
export default function Message({state}: {state: FinderState}): ReactNode {
  if (state.phase === 'failed') return state.reason;
  if (state.phase !== 'done') return null;
  const {result} = state;
  if (result.kind === 'stopped') return result.message;
  if (result.kind === 'mistake') {
    const {position, message} = result;
    if (!position) return message;
    return (
      <Translate id="site.Finder.mistake" values={{field: getName(position.field), column: position.column, message}}>
        {'{field}, column {column}: {message}'}
      </Translate>
    );
  }
  return (
    <>
      {result.stopped && <>{result.stopped} </>}
      {result.texts.map(field => (
        <Fragment key={field}>
          <Translate
            id="site.Finder.text"
            values={{field: getName(field), text: <code translate="no">{result.example[field]}</code>}}
            description="{field} is Value or Expected, {text} a string with its quotes"
          >
            {'{field}: read as {text}.'}
          </Translate>{' '}
        </Fragment>
      ))}
      <Count result={result} />
    </>
  );
}

const getName = (field: 'value' | 'expected'): string =>
  field === 'value'
    ? translate({id: 'site.Finder.inValue', message: 'Value'})
    : translate({id: 'site.Finder.inExpected', message: 'Expected'});

function Count({result}: {result: FinderMatches}): ReactNode {
  const {isForBoth, matches} = filterFitting(result);
  if (matches.length === 0) return <Translate id="site.Finder.none">No matcher passes for this value.</Translate>;
  if (!isForBoth) {
    return (
      <Translate id="site.Finder.noneForBoth" values={{count: matches.length}}>
        {'0 fit both; {count} fit the value alone.'}
      </Translate>
    );
  }
  const count = chooseMatches(result).length;
  if (count === 1) return <Translate id="site.Finder.one">1 assertion passes.</Translate>;
  return (
    <Translate id="site.Finder.count" values={{count}}>
      {'{count} assertions pass, the most exact first.'}
    </Translate>
  );
}
