import type {Quote as QuoteData} from '@jest-extended/ask/block';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import Example from './Example';
import Markdown from './Markdown';
import styles from './styles.module.css';

/** Quotations, drawn like the section that they are from. */
export default function Quotes({quotes}: {quotes: readonly QuoteData[]}): ReactNode {
  return quotes.map((quote, index) => <Quote key={index} quote={quote} />);
}

function Quote({quote}: {quote: QuoteData}): ReactNode {
  switch (quote.type) {
    case 'paragraph':
      return <Markdown>{quote.markdown}</Markdown>;
    case 'example':
      return <Example code={quote.code} />;
    case 'edge-case':
      return (
        <div className={styles.edgeCase}>
          <p className={styles.statement}>
            <Markdown isInline>{writeSentence(quote.statement)}</Markdown>
          </p>
          <Example code={quote.code} />
        </div>
      );
    case 'note':
      return (
        <Admonition
          type={quote.kind}
          title={quote.title === undefined ? undefined : <Markdown isInline>{quote.title}</Markdown>}
        >
          <Quotes quotes={quote.quotes} />
        </Admonition>
      );
  }
}

/** A statement, e.g. "holes count", as a sentence. */
const writeSentence = (statement: string): string =>
  statement.charAt(0).toUpperCase() + statement.slice(1) + (/[.!?:]$/.test(statement) ? '' : '.');
