import type {CodeBlock} from '@jest-extended/docs-model/section';
import {type AnswerTexts, englishTexts} from './answer-texts';
import type {Block, Quote} from './block';
import {createReference, type SectionReference} from './section-reference';

type NoteTexts = Pick<AnswerTexts, 'knownIssue'>;

/**
 * Writes blocks as Markdown, for the network and the clipboard, without the blocks that are not text: searches,
 * sources and omissions.
 * @param texts for the title of a known issue
 */
export function renderAnswer(blocks: readonly Block[], texts: NoteTexts = englishTexts): string {
  let [text, isPiece] = ['', false];
  for (const block of blocks) {
    const markdown = renderBlock(block, texts);
    if (markdown === '') continue;
    const joins = isPiece && block.type === 'markdown';
    text += text === '' || joins ? markdown : `\n\n${markdown}`;
    isPiece = block.type === 'markdown';
  }
  return text;
}

function renderBlock(block: Block, texts: NoteTexts): string {
  switch (block.type) {
    case 'search':
    case 'matches':
    case 'sources':
    case 'omission':
      return '';
    case 'remark':
      return block.markdown;
    case 'card':
      return [`**${writeLink(createReference(block))}**`, block.sentence, writeQuotes(block.quotes, texts)]
        .filter(Boolean)
        .join('\n\n');
    case 'related':
      return block.sections.map(section => `- ${writeLink(section)}: ${section.text}`.replace(/: $/, '')).join('\n');
    case 'markdown':
      return block.text;
  }
}

/** Writes quotations as Markdown. */
export const writeQuotes = (quotes: readonly Quote[], texts: NoteTexts = englishTexts): string =>
  quotes.map(quote => writeQuote(quote, texts)).join('\n\n');

function writeQuote(quote: Quote, texts: NoteTexts): string {
  switch (quote.type) {
    case 'paragraph':
      return quote.markdown;
    case 'example':
      return writeCode(quote.code);
    case 'note': {
      const {kind, title, quotes} = quote;
      const heading = kind === 'known-issue' && title ? `${texts.knownIssue}: ${title}` : title;
      const content = writeQuotes(quotes, texts);
      return prefixLines('> ', heading ? `**${heading}**\n\n${content}` : content);
    }
  }
}

/** Writes a link to a section. A matcher's heading is code. */
export function writeLink({title, url}: SectionReference): string {
  const name = title.startsWith('.') ? `\`${title}\`` : title.replace(/[[\]\\]/g, '\\$&');
  return `[${name}](${url})`;
}

/** Code as a fenced block, below the name of its file if it has one. */
const writeCode = ({language, title, code}: CodeBlock): string =>
  `${title === undefined ? '' : `\`${title}\`\n\n`}\`\`\`${language}\n${code}\n\`\`\``;

const prefixLines = (prefix: string, text: string): string =>
  text
    .split('\n')
    .map(line => (prefix + line).trimEnd())
    .join('\n');
