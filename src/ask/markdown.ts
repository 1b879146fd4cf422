import type {Block, CodeBlock, SectionRef} from './block';
import {type AnswerTexts, englishTexts} from './texts';

/**
 * Writes blocks as Markdown, for the network and the clipboard, without the blocks that are not text: the author, the
 * search, the sources.
 * @param texts for the title of a known issue
 */
export function markdownOf(blocks: readonly Block[], texts: Pick<AnswerTexts, 'knownIssue'> = englishTexts): string {
  let [text, isPiece] = ['', false];
  for (const block of blocks) {
    const own = textOf(block, texts);
    if (own === '') continue;
    const joins = isPiece && block.type === 'markdown';
    text += text === '' || joins ? own : `\n\n${own}`;
    isPiece = block.type === 'markdown';
  }
  return text;
}

function textOf(block: Block, texts: Pick<AnswerTexts, 'knownIssue'>): string {
  switch (block.type) {
    case 'author':
    case 'search':
    case 'sources':
      return '';
    case 'title':
      return `**${block.text}**`;
    case 'remark':
    case 'paragraph':
      return block.markdown;
    case 'signature':
      return `**${linkTo(block.from)}**`;
    case 'example':
      return fenced(block.code);
    case 'edge-case':
      return `- ${block.statement}\n\n${prefixed('  ', fenced(block.code))}`;
    case 'note': {
      const {kind, title, blocks} = block;
      const heading = kind === 'known-issue' && title ? `${texts.knownIssue}: ${title}` : title;
      const inner = markdownOf(blocks, texts);
      return prefixed('> ', heading ? `**${heading}**\n\n${inner}` : inner);
    }
    case 'relatives':
      return block.lines.map(line => `- ${line}`).join('\n');
    case 'sections':
      return block.sections
        .map(({summary, ...section}) => `- ${linkTo(section)}${summary ? `: ${summary}` : ''}`)
        .join('\n');
    case 'markdown':
      return block.text;
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
