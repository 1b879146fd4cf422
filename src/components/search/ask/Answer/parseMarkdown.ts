import MarkdownIt, {type Token} from 'markdown-it';

/** The longest text that is parsed, in characters: about twice the longest answer of deploy/ask-service.ts. */
const LONGEST = 12_000;

/** The maximum nesting of elements. The parser drops the content of deeper ones. */
const DEEPEST = 20;

/** The most elements and texts: a table fills each short row up to the width of its head. */
const MOST_TOKENS = 5000;

const parser = new MarkdownIt({linkify: true, maxNesting: DEEPEST});
// Only URLs with a scheme become links: names such as `jest.fn` look like those of hosts.
parser.linkify.set({fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false});

/**
 * Parses Markdown that nobody has checked. HTML is text. The time grows with the length of the text, whatever it is.
 * @param isInline whether it is one line, e.g. of a list item
 * @returns the tokens; `undefined` for a text that is too long, has too many parts, or is nested too deeply, to be an answer
 */
export function parseMarkdown(text: string, isInline = false): readonly Token[] | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = isInline ? parser.parseInline(text, {}) : parser.parse(text, {});
  const count = tokens.reduce((sum, {children}) => sum + 1 + (children?.length ?? 0), 0);
  return count > MOST_TOKENS || tokens.some(isTooDeep) ? undefined : tokens;
}

const isTooDeep = ({nesting, level, children}: Token): boolean =>
  (nesting === 1 && level >= DEEPEST - 1) || children?.some(isTooDeep) === true;
