import Link from '@docusaurus/Link';
import {createContext, useContext, type ReactNode} from 'react';
import Words from '@site/src/components/shared/Words';

/** The paths of the matchers that the filter shows; nothing without a filter. */
export const ShownPaths = createContext<ReadonlySet<string> | undefined>(undefined);

interface Props {
  /** The path of its section, e.g. `/docs/matchers/array#tobearray`. */
  readonly path: string;
  /** The call, e.g. `.toBeArrayOfSize(size)`. */
  readonly call: string;
  /** A value that passes, with the arguments, e.g. `[1, 2] ✓ 2`. */
  readonly sample?: string;
  /** The id of its page, if the list has no heading for that page. */
  readonly id?: string;
  /** The values that pass. */
  readonly children: ReactNode;
}

/** A matcher of the list; packages/docs-model/src/remark/matcher-rows.ts inserts it. */
export default function MatcherRow({path, call, sample, id, children}: Props): ReactNode {
  const [name = '', parameters] = call.split(/(?=\()/);
  const shown = useContext(ShownPaths);
  return (
    <li id={id} hidden={shown && !shown.has(path)}>
      <Link to={path}>
        <code translate="no">
          <Words of={name} />
          <wbr aria-hidden="true" />
          <span>{parameters}</span>
        </code>
      </Link>
      {sample && <code translate="no">{sample}</code>}
      {children}
    </li>
  );
}
