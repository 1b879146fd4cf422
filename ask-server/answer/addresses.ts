import {flat, isText, type Passage, pageOf} from '../../src/ask/passage';

/** The addresses that an answer may have. */
export interface Addresses {
  /**
   * The address to link to: a section or page of the site, or an address in one of the sections that the answer uses.
   * `undefined` for any other.
   */
  allowed(target: string): string | undefined;
  /** Whether an address in code is only an example. */
  isExample(address: string): boolean;
}

/** One form for an address with or without the site's origin, and with or without a final slash. */
const plainOf = (target: string, home: string): string => {
  const inside = target.startsWith(`${home}/`) ? target.slice(home.length) : target;
  const [path = '', anchor] = inside.split('#');
  return [path.replace(/(?<=.)\/$/, ''), ...(anchor ? [anchor] : [])].join('#');
};

const OUTSIDE = /https?:\/\/[^\s<>"'`)\]]+/g;

/** Hosts that are reserved for examples (RFC 2606, RFC 6761). */
const EXAMPLE = /^https?:\/\/(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|localhost|127\.0\.0\.1)(?:[:/?#]|$)/i;

/**
 * @param all the site's sections
 * @param home the site's origin
 * @returns a function from the sections that an answer uses to the addresses that it may have
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
