import type {Quote as QuoteData} from '@jest-extended/search/answers/block';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import Example from './Example';
import Markdown from './Markdown';

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
