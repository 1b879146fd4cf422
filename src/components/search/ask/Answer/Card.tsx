import Translate from '@docusaurus/Translate';
import type {Card as CardBlock} from '@jest-extended/search/answers/block';
import type {ReactNode} from 'react';
import Name from '@site/src/components/shared/Name';
import AnswerLink from './AnswerLink';
import Markdown from './Markdown';
import Quotes from './Quotes';
import styles from './styles.module.css';

/** The section that answers a question: the sentence that answers it, what belongs to it, and a link to the section. */
export default function Card({card: {url, titles, sentence, quotes}}: {card: CardBlock}): ReactNode {
  return (
    <section className={styles.card}>
      <h4 className={styles.title}>
        <Name text={titles.at(-1) ?? ''} />
      </h4>
      {sentence !== undefined && (
        <p className={styles.sentence}>
          <Markdown isInline>{sentence}</Markdown>
        </p>
      )}
      <Quotes quotes={quotes} />
      <p className={styles.source}>
        <Translate id="site.Ask.source">Source:</Translate>{' '}
        <AnswerLink href={url}>{[...new Set(titles)].join(' › ')}</AnswerLink>
      </p>
    </section>
  );
}
