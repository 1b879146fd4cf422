import {lexer, type Token, walkTokens} from 'marked';
import {type Passage, refOf} from '../../src/ask/passage';

/** A piece of an answer that may be shown. */
export interface Clean {
  readonly text: string;
  /** The given sections that it cites. */
  readonly cited: ReadonlySet<Passage>;
}

/** Code, or `[1]`, `[S1]` or `[S1, S2]` with the space before it. */
const CODE_OR_CITATION =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|([ \t]*)\(?\[((?:S\s?)?\d+(?:(?:\s*[,;&]\s*|\s+and\s+)S\s?\d+)*)\]\)?/gi;

/**
 * Cleans an answer paragraph by paragraph. `[S1]` becomes a link to the first of the given sections. Other links keep
 * their address only if it is a page or a section of the site. Images and HTML become text. Code stays as it is.
 * @param urls the addresses of the site's pages and sections
 * @returns a function that cleans the pieces of one answer, wherever they are cut
 */
export function cleaner(given: readonly Passage[], urls: ReadonlySet<string>) {
  /** The section that was cited last: it is not cited twice in a row. */
  let last: Passage | undefined;

  function cleaned(markdown: string): Clean {
    const cited = new Set<Passage>();
    const text = withoutLinks(markdown, urls).replace(
      CODE_OR_CITATION,
      (match, space: string | undefined, numbers?: string) => {
        if (numbers === undefined) return match;
        const named = (numbers.match(/\d+/g) ?? []).map(number => given[Number(number) - 1]);
        const shown = [...new Set(named)].flatMap(passage => (passage && passage !== last ? passage : []));
        for (const passage of named) if (passage) cited.add((last = passage));
        const linked = shown.map(passage => `[${refOf(passage).title.replace(/[[\]\\]/g, '\\$&')}](${passage.url})`);
        return linked.length > 0 ? `${space || ' '}(${linked.join(', ')})` : '';
      },
    );
    return {text, cited};
  }

  return async function* (pieces: AsyncIterable<string>): AsyncGenerator<Clean> {
    let held = '';
    try {
      for await (const piece of pieces) {
        held += piece.replaceAll('\r', '');
        if (!piece.includes('\n')) continue;
        // The last block may be incomplete.
        const tokens = lexer(held);
        const lastBlock = tokens.reduce((found, {type}, at) => (type === 'space' ? found : at), 0);
        const open = tokens.slice(lastBlock).map(({raw}) => raw);
        const done = held.slice(0, held.length - open.join('').length);
        if (done === '') continue;
        held = held.slice(done.length);
        yield cleaned(done);
      }
    } catch (error) {
      yield cleaned(held);
      throw error;
    }
    yield cleaned(held);
  };
}

/** Markdown without images and HTML, and without the addresses of links to other sites. */
function withoutLinks(markdown: string, urls: ReadonlySet<string>): string {
  let text = markdown;
  for (;;) {
    const found: Token[] = [];
    walkTokens(lexer(text), token => {
      const isLink = token.type === 'link' && !urls.has(String(token['href']));
      if (isLink || ['image', 'html', 'def'].includes(token.type)) found.push(token);
    });
    if (found.length === 0) return text;
    // The text around a link that is removed can be a link itself, so it is parsed again.
    const rest = found.reduce((left, token) => left.replaceAll(token.raw, () => shownOf(token)), text);
    // A link over several lines of a list is not found as it was parsed.
    text = rest === text ? '' : rest;
  }
}

/** The text of a removed link or image. A bare address and a definition have none. */
function shownOf(token: Token): string {
  if (token.type === 'html') return token.raw.replaceAll('<', '&lt;');
  return /^!?\[/.test(token.raw) && 'text' in token ? token.text : '';
}
