import {flat, isText, type Passage, pageOf, titleOf} from '../../src/ask/passage';

/** Which addresses an answer may have. */
export interface Addresses {
  /**
   * The address to link to: a section or page of the site, or one that stands in a section that the answer is made of.
   * Nothing for any other.
   */
  allowed(target: string): string | undefined;
  /** Whether an address in code stands for an example, and leads nowhere. */
  isExample(address: string): boolean;
}

/** The same place written in two ways: with the site's origin or without, with a final slash or without. */
const plainOf = (target: string, home: string): string => {
  const inside = target.startsWith(`${home}/`) ? target.slice(home.length) : target;
  const [path = '', anchor] = inside.split('#');
  return [path.replace(/(?<=.)\/$/, ''), ...(anchor ? [anchor] : [])].join('#');
};

const OUTSIDE = /https?:\/\/[^\s<>"'`)\]]+/g;

/** Hosts that are kept for examples (RFC 2606, RFC 6761). */
const EXAMPLE = /^https?:\/\/(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|localhost|127\.0\.0\.1)(?:[:/?#]|$)/i;

/**
 * @param all the site's sections
 * @param home the site's origin
 * @returns which addresses an answer may have that is made of some of them
 */
export function addressesOf(all: readonly Passage[], home: string): (given: readonly Passage[]) => Addresses {
  const inside = new Map(
    all.flatMap(({url}) => [url, pageOf({url})].map((target): [string, string] => [plainOf(target, home), target])),
  );
  return given => {
    const texts = given.flatMap(({parts}) => flat(parts).filter(isText)).map(({markdown}) => markdown);
    const outside = new Set(texts.flatMap(text => text.match(OUTSIDE) ?? []));
    return {
      allowed: target => inside.get(plainOf(target, home)) ?? (outside.has(target) ? target : undefined),
      isExample: address => EXAMPLE.test(address),
    };
  };
}

/** A section's name as the text of a link: a page's or a matcher's alone, any other's behind its page's. */
export function nameOf(passage: Passage): string {
  const own = titleOf(passage);
  const name = own.startsWith('.') || passage.titles.length === 1 ? own : `${passage.titles[0]}: ${own}`;
  return name.replace(/[[\]\\]/g, '\\$&');
}
