import {Lexer, lexer, type MarkedToken, type Token, type Tokens} from 'marked';
import {type Passage, refOf} from '../../src/ask/passage';
import type {Addresses} from './addresses';

/** A piece of an answer that may be shown. */
export interface Clean {
  readonly text: string;
  /** The given sections that it cites. */
  readonly cited: ReadonlySet<Passage>;
  /** How many citations and links were removed. */
  readonly removed: number;
}

/** `1`, `S1` or `S1, S2` in brackets; `1, 2` is more likely an array. */
const CITATION = /([ \t]*)\[((?:S\s?)?\d+(?:(?:\s*[,;&]\s*|\s+and\s+)S\s?\d+)*)\]/gi;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?]/gi;
const MARKER = /^\s*(?:[-*+]|\d+[.)])[ \t]+/;

/**
 * Cleans an answer paragraph by paragraph. `[S1]` becomes a link to the first of the given sections. Links lose their
 * address unless it is the site's or one in those sections. Images and HTML become text. The Markdown is parsed, and
 * only the kinds of tokens named here are written again.
 * @returns a function that cleans the pieces of one answer, wherever they are cut
 */
export function cleaner(given: readonly Passage[], addresses: Addresses) {
  /** The section that was cited last: it is not cited twice in a row. */
  let last: Passage | undefined;
  let cited = new Set<Passage>();
  let removed = 0;

  function cleaned(text: string): Clean {
    [cited, removed] = [new Set(), 0];
    let [clean, before] = [blocks(lexer(text)), 0];
    // After a removal, the text around it can be a link.
    while (removed > before) [before, clean] = [removed, blocks(lexer(clean))];
    return {text: clean, cited, removed};
  }

  const blocks = (tokens: readonly Token[]): string => known(tokens).map(block).join('');

  function block(token: MarkedToken): string {
    const end = /\n*$/.exec(token.raw)?.[0] ?? '';
    switch (token.type) {
      case 'heading':
        return `${'#'.repeat(token.depth)} ${inline(token.tokens)}${end}`;
      case 'paragraph':
        return inline(token.tokens) + end;
      case 'text':
        return inline(token.tokens ?? [token]) + end;
      case 'blockquote':
        return prefixed('> ', '> ', blocks(token.tokens)) + end;
      case 'list':
        return token.items.map(item).join('\n') + end;
      case 'table':
        return table(token) + end;
      case 'code':
        return code(token.raw);
      case 'html':
        return inline(Lexer.lexInline(escaped(token.raw)));
      case 'def':
        removed++;
        return '';
      case 'checkbox':
      case 'hr':
      case 'space':
        return token.raw;
      default:
        return '';
    }
  }

  function item({raw, tokens}: Tokens.ListItem): string {
    const marker = MARKER.exec(raw)?.[0] ?? '- ';
    const gap = /\n*$/.exec(raw)?.[0].slice(1) ?? '';
    return prefixed(marker, ' '.repeat(marker.length), blocks(tokens).trimEnd()) + gap;
  }

  function table({header, rows}: Tokens.Table): string {
    const cells = (row: readonly Tokens.TableCell[]) => row.map(({tokens}) => inline(tokens).replaceAll('|', '\\|'));
    const lines = [cells(header), header.map(() => '---'), ...rows.map(cells)];
    return lines.map(line => `| ${line.join(' | ')} |`).join('\n');
  }

  const inline = (tokens: readonly Token[]): string =>
    known(tokens).reduce((text, token) => text + span(token, text.at(-1) ?? ' '), '');

  /** @param before the character before the token */
  function span(token: MarkedToken, before: string): string {
    switch (token.type) {
      case 'text':
        return citations(token.raw, before);
      case 'strong':
      case 'em':
      case 'del': {
        const mark = /^[*_~]{1,2}/.exec(token.raw)?.[0].slice(0, token.type === 'em' ? 1 : 2) ?? '';
        return mark + inline(token.tokens) + mark;
      }
      case 'link':
        return link(token);
      case 'image':
        removed++;
        return token.text;
      case 'codespan':
        return code(token.raw);
      case 'html':
        return inline(Lexer.lexInline(escaped(token.raw)));
      case 'br':
      case 'escape':
        return token.raw;
      default:
        return '';
    }
  }

  function link({raw, href, tokens}: Tokens.Link): string {
    const address = addresses.allowed(href);
    const section = given.find(({url}) => url === address);
    if (section) cited.add((last = section));
    if (address === undefined) removed++;
    if (!raw.startsWith('[')) return address === undefined ? '' : raw;
    return address === undefined ? inline(tokens) : `[${inline(tokens)}](${address})`;
  }

  const citations = (text: string, before: string): string =>
    text.replace(CITATION, (_match, spaces: string, numbers: string, at: number) => {
      const found = (numbers.match(/\d+/g) ?? []).map(number => given[Number(number) - 1]);
      const valid = new Set(found.flatMap(passage => passage ?? []));
      removed += found.filter(passage => passage === undefined).length;
      const shown = [...valid].filter(passage => passage !== last);
      for (const passage of valid) cited.add((last = passage));
      const links = shown.map(passage => `[${refOf(passage).title.replace(/[[\]\\]/g, '\\$&')}](${passage.url})`);
      if (links.length === 0) return '';
      const previous = at === 0 ? before : (text[at - 1] ?? '');
      if (spaces === '' && previous === '(') return links.join(', ');
      return `${spaces === '' && previous.trim() ? ' ' : spaces}(${links.join(', ')})`;
    });

  /** Code without addresses outside the site. */
  const code = (raw: string): string =>
    raw.replace(ADDRESS, address => {
      if (addresses.allowed(address) !== undefined || addresses.isExample(address)) return address;
      removed++;
      return '';
    });

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

const KNOWN: ReadonlySet<string> = new Set([
  ...['blockquote', 'checkbox', 'code', 'def', 'heading', 'hr', 'html', 'list', 'paragraph', 'space', 'table', 'text'],
  ...['br', 'codespan', 'del', 'em', 'escape', 'image', 'link', 'strong'],
]);

const known = (tokens: readonly Token[]): MarkedToken[] => tokens.filter(token => isKnown(token));

const isKnown = (token: Token): token is MarkedToken => KNOWN.has(token.type);

const escaped = (html: string): string => html.replaceAll('<', '&lt;');

const prefixed = (first: string, others: string, text: string): string =>
  text
    .split('\n')
    .map((line, at) => ((at === 0 ? first : others) + line).trimEnd())
    .join('\n');
