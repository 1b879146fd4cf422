import MarkdownIt, {type Token} from 'markdown-it';

const parser = new MarkdownIt({linkify: true});
// Only URLs with a scheme become links: names such as `jest.fn` look like those of hosts.
parser.linkify.set({fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false});

/** Parses Markdown that nobody has checked. HTML is text. */
export const parseMarkdown = (text: string): readonly Token[] => parser.parse(text, {});
