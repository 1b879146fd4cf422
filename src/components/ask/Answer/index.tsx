import Translate from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import {memo, type ReactNode} from 'react';
import type {Block, SectionRef} from '@site/src/ask/block';
import AnswerLink, {SiteLink} from './AnswerLink';
import Example from './Example';
import Markdown from './Markdown';
import Searched from './Searched';
import styles from './styles.module.css';

interface Props {
  readonly question: string;
  readonly blocks: readonly Block[];
  /** Opens the search with a query. */
  readonly onSearch: (query: string) => void;
}

/** Renders an answer with the site's own components. */
export default function Answer({question, blocks, onSearch}: Props): ReactNode {
  // Blocks are only added at the end, so the position identifies them.
  return blocks.map((block, index) => <Part key={index} question={question} of={block} onSearch={onSearch} />);
}

interface PartProps extends Omit<Props, 'blocks'> {
  readonly of: Block;
}

/** Memoized, because the reader may be running an example while later blocks arrive. */
const Part = memo(function Part({question, of: block, onSearch}: PartProps): ReactNode {
  switch (block.type) {
    case 'author':
      return null;
    case 'search':
      return <Searched question={question} query={block.query} count={block.count} onSearch={onSearch} />;
    case 'title':
      return <h4 className={styles.title}>{block.text}</h4>;
    case 'signature':
      return (
        <h4 className={styles.signature}>
          <AnswerLink href={block.from.url}>{block.from.title}</AnswerLink>
        </h4>
      );
    case 'remark':
    case 'paragraph':
      return <Markdown>{block.markdown}</Markdown>;
    case 'markdown':
      return <Markdown isForeign>{block.text}</Markdown>;
    case 'example':
      return <Example code={block.code} />;
    case 'edge-case':
      return (
        <div className={styles.edgeCase}>
          <p className={styles.statement}>
            <Markdown isInline>{block.statement}</Markdown>
          </p>
          <Example code={block.code} />
        </div>
      );
    case 'note':
      return (
        <Admonition
          type={block.kind}
          title={block.title === undefined ? undefined : <Markdown isInline>{block.title}</Markdown>}
        >
          <Answer question={question} blocks={block.blocks} onSearch={onSearch} />
        </Admonition>
      );
    case 'relatives':
      return <Markdown>{block.lines.join('\n')}</Markdown>;
    case 'sections':
      return <ul>{block.sections.map(linkTo)}</ul>;
    case 'sources':
      return block.sections.length > 0 ? (
        <div className={styles.sources}>
          <h4 className={styles.sourcesTitle}>
            <Translate id="site.Ask.sources">Sources</Translate>
          </h4>
          <ol>
            {block.sections.map(({url, title}) => (
              <li key={url}>
                <SiteLink href={url}>{title}</SiteLink>
              </li>
            ))}
          </ol>
        </div>
      ) : null;
  }
});

const linkTo = ({url, title, summary}: SectionRef & {readonly summary?: string}): ReactNode => (
  <li key={url}>
    <AnswerLink href={url}>{title}</AnswerLink>
    {summary !== undefined && (
      <>
        {': '}
        <Markdown isInline>{summary}</Markdown>
      </>
    )}
  </li>
);
