import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{readonly children?: ReactNode}>;

/** The call at the start of an item, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /\.(\w+)\(/;

/** Characters that are part of a call, not of a request. */
const CALL_SYNTAX = /[.()]+/g;

const isParent = (node: ReactNode): node is Parent => isValidElement(node);

/** @returns all text in a React node */
export function textOf(node: ReactNode): string {
  if (typeof node !== 'object') return typeof node === 'boolean' ? '' : String(node ?? '');
  return Children.toArray(node)
    .map(child => textOf(isParent(child) ? child.props.children : child))
    .join('');
}

/**
 * Whether a matcher fits a request: each word must occur in its line or in one of its other names, as a whole or in
 * part. Case is ignored, and `toBeArray`, `.toBeArray()` and `to be array` are equivalent.
 * @param asked the text that the reader typed
 * @param line the matcher's line in the list
 * @param names other names of the matcher
 */
export function matches(asked: string, line: string, names: readonly string[] = []): boolean {
  const known = [line, ...names].join(' ').toLowerCase();
  const name = CALL.exec(line)?.[1]?.toLowerCase() ?? '';
  const terms = asked.toLowerCase().replaceAll(CALL_SYNTAX, ' ').split(/\s+/).filter(Boolean);
  return name.includes(terms.join('')) || terms.every(term => known.includes(term));
}

/** The remaining part of a list of groups, and its number of matchers. */
export interface Filtered {
  readonly children: readonly ReactNode[];
  readonly count: number;
}

/**
 * @param groups headings, each followed by a list of matchers
 * @param isKept whether to keep an item, by its text
 * @returns the lists with the remaining items, without headings whose list is empty
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

/** A list item; MDX renders it with its own component. */
const isItem = (node: ReactNode): boolean => isParent(node) && CALL.test(textOf(node.props.children));
