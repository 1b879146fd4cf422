import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{readonly children?: ReactNode; readonly id?: string; readonly href?: string}>;

/** A matcher's line in the list. */
export interface Row {
  /** Its name, e.g. `toBeArray`. */
  readonly name: string;
  /** The path of its section, e.g. `/docs/matchers/array#tobearray`. */
  readonly path: string;
  /** The call, e.g. `.toBeArrayOfSize(size)`. */
  readonly call: string;
  /** The values that pass: texts and elements. */
  readonly line: readonly ReactNode[];
}

/** A heading and the matchers below it. */
export interface Group {
  /** The heading's id. */
  readonly id: string;
  readonly heading: ReactNode;
  /** A value of its kind in JavaScript notation, e.g. `[ ]`. */
  readonly notation: string;
  readonly rows: readonly Row[];
}

const isParent = (node: ReactNode): node is Parent => isValidElement(node);

const getChildren = (node: ReactNode): ReactNode[] => (isParent(node) ? Children.toArray(node.props.children) : []);

/** All text in a React node. */
const getText = (node: ReactNode): string =>
  typeof node === 'string' ? node : getChildren(node).map(getText).join('');

/**
 * Reads the list of docs/matchers/index.mdx.
 * @param list headings, each followed by a list whose items are a link with the call, a colon and a clause
 * @param notations the notation of each heading, in order
 */
export function readGroups(list: ReactNode, notations: readonly string[]): readonly Group[] {
  const elements = Children.toArray(list).filter(isParent);
  const lists = elements.flatMap((element, index) => {
    const rows = getChildren(element).flatMap(readRow);
    const heading = elements[index - 1];
    return rows.length > 0 && heading ? [{id: heading.props.id ?? '', heading, rows}] : [];
  });
  return lists.map((group, index) => ({...group, notation: notations[index] ?? ''}));
}

function readRow(item: ReactNode): Row[] {
  const [link, clause, ...rest] = getChildren(item);
  const call = getText(link);
  const name = /^\.(\w+)\(/.exec(call)?.[1];
  if (name === undefined || !isParent(link)) return [];
  return [{name, call, path: link.props.href ?? '', line: [...createSentence(getText(clause)), ...rest]}];
}

/** The clause after the call, as a sentence; nothing if it starts with an element. */
function createSentence(clause: string): string[] {
  const text = clause.replace(/^:\s*/, '');
  return text ? [text.charAt(0).toUpperCase() + text.slice(1)] : [];
}
