import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {TextRun} from '@jest-extended/search/client';
import {Children, Fragment, type ReactNode} from 'react';
import Words from '@site/src/components/shared/Words';
import type {Fit} from './findFits';
import type {Row} from './rows';

interface Props {
  readonly row: Row;
  /** How it fits the filter; nothing without a filter. */
  readonly fit?: Fit;
  /** The text of the filter. */
  readonly query?: string;
  /** Whether it is marked as what the reader asked for. */
  readonly isMarked?: boolean;
  /** The id of its page, if the list has no heading for that page. */
  readonly id?: string | undefined;
}

/** A matcher of the list: its call, a link to its section, a value that passes, and which values pass. */
export default function MatcherRow({row, fit, query, isMarked = false, id}: Props): ReactNode {
  const [name, parameters] = fit?.call ?? row.call.split(/(?=\()/).map(text => [{text, isMatch: false}]);
  return (
    <li id={id}>
      <Link to={row.path}>
        <code translate="no">
          <Runs of={name} />
          <wbr aria-hidden="true" />
          <span>
            <Runs of={parameters} />
          </span>
        </code>
      </Link>
      {isMarked && (
        <strong>
          <Translate id="site.MatcherList.exact">Best</Translate>
        </strong>
      )}
      {row.sample && <code translate="no">{row.sample}</code>}
      {/* Another text has other marks. React cannot move them in a line that a browser has translated. */}
      <span key={query}>
        {Children.map(row.line, part => (fit && typeof part === 'string' ? <Runs of={fit.mark(part)} /> : part))}
      </span>
    </li>
  );
}

/** A text with its matches, which can break before a capital letter of a name. */
function Runs({of: runs}: {of: readonly TextRun[] | undefined}): ReactNode {
  const whole = runs?.map(({text}) => text).join('');
  return runs?.map(({text, isMatch}, place) => {
    const words = <Words of={text} name={whole} />;
    return isMatch ? <mark key={place}>{words}</mark> : <Fragment key={place}>{words}</Fragment>;
  });
}
