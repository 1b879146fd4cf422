import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {FinderResult} from '@jest-extended/runner/finder';

interface Props {
  readonly result: FinderResult;
  /** Whether the reader typed what is expected. */
  readonly hasExpected: boolean;
}

/** What the search found, or why it found nothing: one sentence. */
export default function Message({result, hasExpected}: Props): ReactNode {
  if (result.kind === 'stopped') return result.message;
  if (result.kind === 'mistake') {
    const {field, column, message} = result;
    const name =
      field === 'value'
        ? translate({id: 'site.Finder.inValue', message: 'Value'})
        : translate({id: 'site.Finder.inExpected', message: 'Expected'});
    return (
      <Translate id="site.Finder.mistake" values={{field: name, column, message}}>
        {'{field}, column {column}: {message}'}
      </Translate>
    );
  }
  const {matches} = result;
  const count = matches.length;
  if (count === 0) return <Translate id="site.Finder.none">No matcher passes for this value.</Translate>;
  if (hasExpected && !matches.some(({usesExpected}) => usesExpected)) {
    return (
      <Translate id="site.Finder.noneForBoth" values={{count}}>
        {'0 fit both; {count} fit the value alone.'}
      </Translate>
    );
  }
  if (count === 1) return <Translate id="site.Finder.one">1 assertion passes.</Translate>;
  return (
    <Translate id="site.Finder.count" values={{count}}>
      {'{count} assertions pass.'}
    </Translate>
  );
}
