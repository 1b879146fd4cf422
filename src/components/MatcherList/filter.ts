import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{readonly children?: ReactNode}>;

/** The call at the start of an item, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /\.(\w+)\(/;

/** Signs that belong to a call and not to what is asked for. */
const SIGNS = /[.()]+/g;

const isParent = (node: ReactNode): node is Parent => isValidElement(node);

/** @returns all text in a piece of a page */
export function textOf(node: ReactNode): string {
  if (typeof node !== 'object') return typeof node === 'boolean' ? '' : String(node ?? '');
  return Children.toArray(node)
    .map(child => textOf(isParent(child) ? child.props.children : child))
    .join('');
}

/**
 * Whether a matcher is what a reader asks for: each word, or the beginning or middle of one, stands in its line or among
 * its other names. Upper and lower case are alike, and so are `toBeArray`, `.toBeArray()` and `to be array`.
 * @param asked what was typed
 * @param line the matcher's line in the list
 * @param names what else readers call it
 */
export function matches(asked: string, line: string, names: readonly string[] = []): boolean {
  const known = [line, ...names].join(' ').toLowerCase();
  const name = CALL.exec(line)?.[1]?.toLowerCase() ?? '';
  const terms = asked.toLowerCase().replaceAll(SIGNS, ' ').split(/\s+/).filter(Boolean);
  return name.includes(terms.join('')) || terms.every(term => known.includes(term));
}

/** What is left of a list of groups, and how many matchers that is. */
export interface Filtered {
  readonly children: readonly ReactNode[];
  readonly count: number;
}

/**
 * @param groups headings, each with a list of matchers behind it
 * @param isKept says of each item's text whether it stays
 * @returns the lists with the items that stay, each behind its heading; a heading whose list is empty goes too
 */
export function filtered(groups: ReactNode, isKept: (line: string) => boolean): Filtered {
  const kept: ReactNode[] = [];
  let heading: ReactNode[] = [];
  let count = 0;
  for (const node of Children.toArray(groups)) {
    const items = isParent(node) ? Children.toArray(node.props.children).filter(isItem) : [];
    if (!isParent(node) || items.length === 0) {
      heading.push(node);
      continue;
    }
    const left = items.filter(item => isKept(textOf(item)));
    if (left.length > 0) kept.push(...heading, cloneElement(node, {}, left));
    count += left.length;
    heading = [];
  }
  return {children: kept, count};
}

/** A line of a list; MDX draws it with a component of its own. */
const isItem = (node: ReactNode): boolean => isParent(node) && CALL.test(textOf(node.props.children));
