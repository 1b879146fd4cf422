import type {Passage} from '../../src/ask/passage';
import {type Addresses, nameOf} from './addresses';

/** A piece of an answer that may be shown. */
export interface Clean {
  readonly text: string;
  /** How many of the given sections it cites. */
  readonly cited: number;
  /** How many citations and links were taken out of it. */
  readonly removed: number;
}

/** What a piece of Markdown becomes, and how much of the text that was. */
interface Step {
  readonly length: number;
  readonly text: string;
  readonly cited?: number;
  readonly removed?: number;
}

/** More of it has to come before anything can be said. */
const MORE = 'more';

/** So many backticks or tildes begin a block of code. */
const BLOCK = 3;

/** A longer label or address is none. */
const LONGEST = 600;

/** `1`, `S1` or `S1, S2`; `1, 2` is more likely an array. */
const NUMBERS = /^(?:S\s?)?\d+(?:(?:\s*[,;&]\s*|\s+and\s+)S\s?\d+)*$/i;
/** The address of a link and a title behind it, up to its end. */
const TARGET = /^\(\s*<?((?:[^\s()<>]|\([^\s()<>]*\))*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/;
/** What begins like a target and can no longer become one. */
const NO_TARGET = /^\([^()]*(?:\)|\n\s*\n)/;
/** How addresses begin that become links by themselves. */
const BARE = ['https://', 'http://', 'www.'];
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>"'`)\]]*/i;
/** Ends of sentences, which are no part of an address. */
const SENTENCE_END = /[.,:;!?]+$/;

/**
 * Takes an answer piece by piece, however a model cuts it, and gives what may be shown: `[S1]` becomes a link to the first
 * of the given sections; links that lead elsewhere than to the site or to what those sections link to lose their address;
 * images and HTML go. A piece is kept back for as long as it may still become one of these.
 *
 * Code is told from text as well as one pass can. So code, too, is kept from having anything that would be a link were it
 * text after all.
 */
export function cleaner(given: readonly Passage[], addresses: Addresses) {
  let held = '';
  /** The run of backticks or tildes that has to come to end the code; nothing outside of code. */
  let fence = '';
  /** The section that was cited last: it is not cited twice in a row. */
  let last: Passage | undefined;
  /** What was shown last, to tell words apart. */
  let before = '\n';

  /** @param isEnd whether nothing more comes */
  function take(isEnd: boolean): Clean {
    let [text, cited, removed] = ['', 0, 0];
    for (;;) {
      const step = held === '' ? MORE : next(held, isEnd);
      if (step === MORE) return {text, cited, removed};
      held = held.slice(step.length);
      text += step.text;
      cited += step.cited ?? 0;
      removed += step.removed ?? 0;
      before = step.text.at(-1) ?? before;
    }
  }

  function next(rest: string, isEnd: boolean): Step | typeof MORE {
    const mark = /^(?:`+|~{2,})/.exec(rest)?.[0];
    if (mark !== undefined) return mark.length === rest.length && !isEnd ? MORE : turn(mark);
    // A single backtick that is never closed ends with its paragraph.
    if (rest.startsWith('\n\n') && fence.length < BLOCK) fence = '';
    if (/^\n$/.test(rest) && !isEnd) return MORE;
    const address = bare(rest, isEnd);
    if (address !== undefined) return address;
    if (fence !== '') return code(rest, isEnd);
    const spaces = /^[ \t]*/.exec(rest)?.[0] ?? '';
    if (spaces.length === rest.length && !isEnd) return MORE;
    const behind = rest.slice(spaces.length);
    if (/^!?\[/.test(behind)) return bracket(behind, spaces, isEnd);
    if (behind === '!' && !isEnd) return MORE;
    if (spaces !== '') return {length: spaces.length, text: spaces};
    // Not HTML: the names of types in prose, most likely.
    if (/^<[a-z/!?]/i.test(rest)) return {length: 1, text: '&lt;'};
    if (rest === '<' && !isEnd) return MORE;
    return plain(rest);
  }

  function turn(mark: string): Step {
    const isBlock = mark.length >= BLOCK;
    const closes = fence.length >= BLOCK ? mark[0] === fence[0] && mark.length >= fence.length : mark === fence;
    if (closes) fence = '';
    else if (fence === '' ? isBlock || mark.startsWith('`') : isBlock && fence.length < BLOCK) fence = mark;
    return {length: mark.length, text: mark};
  }

  /** Text up to the next sign that could begin something. */
  const plain = (rest: string): Step => {
    const {length} = /^[\s\S][^\n\t [!`~<hHwW\]]*/.exec(rest)?.[0] ?? {length: 1};
    return {length, text: rest.slice(0, length)};
  };

  /** In code nothing is a citation. What would be a link in text is kept from being one by a space. */
  function code(rest: string, isEnd: boolean): Step | typeof MORE {
    if (!rest.startsWith(']')) return plain(rest);
    if (!isEnd && /^\](?:\(\s*[a-z]*|:\s*<?)?$/i.test(rest)) return MORE;
    if (/^\]\(\s*(?:[</.#?\s]|[a-z]+:)/i.test(rest) || /^\]:\s*<?\//.test(rest)) return {length: 1, text: '] '};
    return {length: 1, text: ']'};
  }

  /** An address that would become a link by itself. */
  function bare(rest: string, isEnd: boolean): Step | typeof MORE | undefined {
    const lower = rest.toLowerCase();
    const begun = BARE.some(start => lower.length < start.length && start.startsWith(lower));
    if (begun && !isEnd) return MORE;
    const found = ADDRESS.exec(rest)?.[0];
    if (found === undefined) return undefined;
    if (found.length === rest.length && !isEnd && found.length < LONGEST) return MORE;
    const address = found.replace(SENTENCE_END, '');
    const isAllowed = addresses.allowed(address) !== undefined || /\/\/$|^www$/.test(address);
    if (isAllowed || (fence !== '' && addresses.isExample(address))) return {length: address.length, text: address};
    return {length: address.length, text: '', removed: 1};
  }

  /** A citation, a link, an image, or brackets that are none of these. */
  function bracket(behind: string, spaces: string, isEnd: boolean): Step | typeof MORE {
    const isImage = behind.startsWith('!');
    const open = isImage ? 2 : 1;
    const length = labelOf(behind.slice(open));
    const waits = !isEnd && behind.length < LONGEST;
    if (length === undefined) return waits ? MORE : {length: spaces.length + open, text: `${spaces}\\[`};
    const label = behind.slice(open, open + length);
    const after = behind.slice(open + length + 1);
    const end = spaces.length + open + length + 1;
    if (after === '' && waits) return MORE;
    if (after.startsWith('(')) {
      const target = TARGET.exec(after);
      if (!target && waits && !NO_TARGET.test(after)) return MORE;
      return link(spaces, label, target?.[1] ?? '', end + (target?.[0].length ?? 0), isImage);
    }
    if (!isImage && NUMBERS.test(label)) return citation(label, spaces, end);
    // A definition would give an address to a link that stands anywhere.
    if (after.startsWith(':') && /\n/.test(before)) return {length: end, text: spaces + label, removed: 1};
    return {length: spaces.length + open, text: `${spaces}${isImage ? '!' : ''}[`};
  }

  function link(spaces: string, label: string, target: string, length: number, isImage: boolean): Step {
    const inner = cleaner([], addresses).all(label);
    const address = isImage ? undefined : addresses.allowed(target);
    const section = given.find(({url}) => url === address);
    last = section ?? last;
    const text = address === undefined ? `${spaces}${inner.text}` : `${spaces}[${inner.text}](${address})`;
    return {
      length,
      text,
      cited: section ? 1 : 0,
      removed: inner.removed + (address === undefined ? 1 : 0),
    };
  }

  function citation(label: string, spaces: string, length: number): Step {
    const found = (label.match(/\d+/g) ?? []).map(number => given[Number(number) - 1]);
    const valid = [...new Set(found.flatMap(passage => passage ?? []))];
    const removed = found.filter(passage => passage === undefined).length;
    const shown = valid.filter(passage => passage !== last);
    last = valid.at(-1) ?? last;
    const links = shown.map(passage => `[${nameOf(passage)}](${passage.url})`).join(', ');
    const gap = spaces === '' && !/\s/.test(before) ? ' ' : spaces;
    const isInside = spaces === '' && before === '(';
    const text = isInside ? links : `${gap}(${links})`;
    return {length, text: links === '' ? '' : text, cited: valid.length, removed};
  }

  return {
    /** @returns what of the answer up to here can be shown now */
    push(delta: string): Clean {
      held += delta;
      return take(false);
    },
    /** @returns what was kept back */
    end: (): Clean => take(true),
    /** @returns a whole text at once */
    all(text: string): Clean {
      held = text;
      return take(true);
    },
  };
}

/** Where a label ends that has other brackets in pairs; nothing where it does not. */
function labelOf(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < Math.min(text.length, LONGEST); at++) {
    if (text[at] === '[') depth++;
    if (text[at] === ']' && depth-- === 0) return at;
    if (text.startsWith('\n\n', at)) return undefined;
  }
  return undefined;
}
