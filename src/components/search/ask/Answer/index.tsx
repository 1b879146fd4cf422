import Translate from '@docusaurus/Translate';
import type {Block} from '@jest-extended/search/answers/block';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import {SiteLink} from './AnswerLink';
import Card from './Card';
import Markdown, {IsStored, ServiceMarkdown} from './Markdown';
import Related from './Related';
import Searched from './Searched';
import styles from './styles.module.css';

interface Props {
  readonly question: string;
  readonly blocks: readonly Block[];
  /** Whether it is from the history. */
  readonly isStored?: boolean | undefined;
  /** Opens the search with a query. */
  readonly onSearch: (query: string) => void;
}

/** Renders an answer with the site's own components. */
export default function Answer({question, blocks, isStored = false, onSearch}: Props): ReactNode {
  return (
    <IsStored value={isStored}>
      {
        // Blocks are only added at the end, so the position identifies them.
        blocks.map((block, index) => (
          <BlockContent key={index} question={question} block={block} onSearch={onSearch} />
        ))
      }
    </IsStored>
  );
}

/** The number of sections in an answer of the docs. */
const SHOWN = 3;

interface BlockProps extends Omit<Props, 'blocks' | 'isStored'> {
  readonly block: Block;
}

/** Memoized, because the reader may be running an example while later blocks arrive. */
const BlockContent = memo(function BlockContent({question, block, onSearch}: BlockProps): ReactNode {
  switch (block.type) {
    case 'search':
      return <Searched {...{question, onSearch}} query={block.query} count={block.count} isQuoted={false} />;
    case 'matches':
      return block.count > SHOWN ? (
        <Searched {...{question, onSearch}} query={block.query} count={block.count} isQuoted />
      ) : null;
    case 'remark':
      return <Markdown>{block.markdown}</Markdown>;
    case 'card':
      return <Card card={block} />;
    case 'related':
      return <Related sections={block.sections} />;
    case 'markdown':
      return <ServiceMarkdown>{block.text}</ServiceMarkdown>;
    case 'omission':
      return (
        <p className={clsx('small', styles.omission)}>
          <Translate id="site.Ask.omission">This answer is too long to show as a whole.</Translate>
        </p>
      );
    case 'sources':
      return block.sections.length > 0 ? (
        <div className={styles.sources}>
          <h4 className={clsx('small', styles.label)}>
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
