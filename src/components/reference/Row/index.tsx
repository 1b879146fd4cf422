import {Children, isValidElement, type ReactNode} from 'react';
import Disclosure from '@site/src/components/example/Disclosure';

interface Props {
  readonly level: 'h2' | 'h3' | 'h4';
  /** The heading as plain text. */
  readonly label: string;
  /** The heading, and what opens below it. */
  readonly children: ReactNode;
}

/** A section of a page as a row that opens (packages/docs-model/src/remark/rows.ts). Its heading is the title. */
export default function Row({level, label, children}: Props): ReactNode {
  const [heading, ...content] = Children.toArray(children).filter(child =>
    isValidElement<{id: string; children: ReactNode}>(child),
  );
  return (
    heading && (
      <Disclosure id={heading.props.id} level={level} title={heading.props.children} heading={label}>
        {content}
      </Disclosure>
    )
  );
}
