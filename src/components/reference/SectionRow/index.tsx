import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Disclosure from '@site/src/components/example/Disclosure';
import Statement from '@site/src/components/example/EdgeCases/Statement';

interface Props {
  /** The kind of its content. */
  readonly kind:
    'edge-cases' | 'vitest-edge-cases' | 'example' | 'failing-example' | 'caution' | 'known-issues' | 'names';
  readonly id: string;
  /** The title, if the kind has none of its own; text between backticks is code. */
  readonly title?: string;
  /** The number of items inside. */
  readonly count?: string;
  readonly children: ReactNode;
}

/** A part of a section in a row that opens; packages/docs-model/src/remark/section-rows.ts inserts it. */
export default function SectionRow({kind, id, title = getTitle(kind), count, children}: Props): ReactNode {
  return (
    <Disclosure
      id={id}
      title={<Statement text={title} />}
      heading={title.replaceAll('`', '')}
      count={count}
      warns={kind === 'caution' || kind === 'known-issues'}
    >
      {children}
    </Disclosure>
  );
}

function getTitle(kind: Props['kind']): string {
  switch (kind) {
    case 'edge-cases':
      return translate({id: 'site.EdgeCases.title', message: 'Edge cases'});
    case 'vitest-edge-cases':
      return translate({id: 'site.EdgeCases.vitest', message: 'Edge cases that differ between Jest and Vitest'});
    case 'failing-example':
      return translate({id: 'site.SectionRow.fails', message: 'When it fails'});
    case 'known-issues':
      return translate({id: 'site.KnownIssues.title', message: 'Known issues'});
    case 'names':
      return translate({id: 'site.Related.words', message: 'Also known as'});
    default:
      return '';
  }
}
