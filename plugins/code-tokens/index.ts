import {pack} from '../../src/highlight/packed';
import {tokenise} from '../../src/highlight/tokenise';
import {teachLanguages} from './languages';
import {attribute, eachNode, textIn, type PageNode} from './page-node';

/** What this plugin is told. */
export interface Options {
  /** Languages beyond those of prism-react-renderer, by Prism's names. They cost the reader nothing. */
  readonly additionalLanguages?: readonly string[];
}

/** The property by which src/theme/CodeBlock gets what this plugin found out. */
const PROPERTY = 'tokens';

/**
 * Remark plugin: highlights fenced blocks and `<CodeBlock language="…">` with text in it, at build.
 *
 * Each gets a property with its tokens, packed (src/highlight/packed.ts), from which the page draws them: a reader's
 * browser needs no highlighter. A plugin that makes code blocks, such as npm2yarn, belongs before this one.
 * @throws {Error} when Prism has none of the additional languages
 */
export default function codeTokens({additionalLanguages = []}: Options = {}) {
  teachLanguages(additionalLanguages);
  return (tree: PageNode): void => eachNode(tree, highlight);
}

function highlight(node: PageNode): void {
  if (node.type === 'code') highlightFence(node);
  else if (node.type.startsWith('mdxJsx') && node.name === 'CodeBlock') highlightElement(node);
}

function highlightFence(node: PageNode): void {
  const tokens = packedTokens(node.value ?? '', node.lang);
  if (tokens) node.data = {...node.data, hProperties: {...node.data?.hProperties, [PROPERTY]: tokens}};
}

function highlightElement(node: PageNode): void {
  const tokens = packedTokens(textIn(node).replace(/\r?\n$/, ''), attribute(node, 'language'));
  if (tokens) node.attributes?.push({type: 'mdxJsxAttribute', name: PROPERTY, value: tokens});
}

/** The code's tokens, packed; an empty text when none of it has a colour. */
function packedTokens(code: string, language: string | null | undefined): string {
  const packed = language ? pack(tokenise(code, language.toLowerCase())) : '';
  return /[a-z]/.test(packed) ? packed : '';
}
