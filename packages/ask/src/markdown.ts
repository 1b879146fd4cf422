import type {CodeBlock} from '@jest-extended/docs-model/section';
import type {Block, Quote, SectionRef} from './block';
import {createReference} from './passage';
import {type AnswerTexts, englishTexts} from './texts';

type Texts = Pick<AnswerTexts, 'knownIssue'>;

/**
 * Writes blocks as Markdown, for the network and the clipboard, without the blocks that are not text: searches and
 * sources. Of a card it has what the reader sees before more is opened.
 * @param texts for the title of a known issue
 */
export function renderAnswer(blocks: readonly Block[], texts: Texts = englishTexts): string {
  let [text, isPiece] = ['', false];
  for (const block of blocks) {
    const own = renderBlock(block, texts);
    if (own === '') continue;
    const joins = isPiece && block.type === 'markdown';
    text += text === '' || joins ? own : `\n\n${own}`;
    isPiece = block.type === 'markdown';
  }
  return text;
}

function renderBlock(block: Block, texts: Texts): string {
  switch (block.type) {
    case 'search':
    case 'matches':
    case 'sources':
      return '';
    case 'remark':
      return block.markdown;
    case 'card':
      return [`**${linkTo(createReference(block))}**`, writeQuotes(block.quotes, texts)].filter(Boolean).join('\n\n');
    case 'markdown':
      return block.text;
  }
}

/** Writes quotations as Markdown. */
export const writeQuotes = (quotes: readonly Quote[], texts: Texts = englishTexts): string =>
  quotes.map(quote => writeQuote(quote, texts)).join('\n\n');

function writeQuote(quote: Quote, texts: Texts): string {
  switch (quote.type) {
    case 'paragraph':
      return quote.markdown;
    case 'example':
      return fenced(quote.code);
    case 'edge-case':
      return `- ${quote.statement}\n\n${prefixed('  ', fenced(quote.code))}`;
    case 'note': {
      const {kind, title, quotes} = quote;
      const heading = kind === 'known-issue' && title ? `${texts.knownIssue}: ${title}` : title;
      const inner = writeQuotes(quotes, texts);
      return prefixed('> ', heading ? `**${heading}**\n\n${inner}` : inner);
    }
  }
}

/** A link to a section. A matcher's heading is code. */
function linkTo({title, url}: SectionRef): string {
  const name = title.startsWith('.') ? `\`${title}\`` : title.replace(/[[\]\\]/g, '\\$&');
  return `[${name}](${url})`;
}

/** Code as a fenced block, below the name of its file if it has one. */
const fenced = ({language, title, code}: CodeBlock): string =>
  `${title === undefined ? '' : `\`${title}\`\n\n`}\`\`\`${language}\n${code}\n\`\`\``;

const prefixed = (prefix: string, text: string): string =>
  text
    .split('\n')
    .map(line => (prefix + line).trimEnd())
    .join('\n');
