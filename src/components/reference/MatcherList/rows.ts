import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{readonly children?: ReactNode; readonly id?: string; readonly href?: string}>;

/** A matcher's line in the list. */
export interface Row {
  /** Its name, e.g. `toBeArray`. */
  readonly name: string;
  /** The path of its section, e.g. `/docs/matchers/array#tobearray`. */
  readonly path: string;
  /** The page of the path, in lower case, e.g. `array`. */
  readonly page: string;
  /** The call, e.g. `.toBeArrayOfSize(size)`. */
  readonly call: string;
  /** A value that passes, with the arguments, e.g. `[1, 2] ✓ 2`; empty without arguments, or if any value passes. */
  readonly sample: string;
  /** The values that pass: texts and elements. */
  readonly line: readonly ReactNode[];
}

/** Matchers that belong together. */
interface Part {
  /** The subgroup; empty if the group has none. */
  readonly label: string;
  readonly rows: readonly Row[];
}

/** A heading and the matchers below it. */
export interface Group {
  /** The heading's id. */
  readonly id: string;
  /** The heading's text. */
  readonly label: string;
  readonly heading: ReactNode;
  /** A value of its kind in JavaScript notation, e.g. `[ ]`. */
  readonly notation: string;
  readonly parts: readonly Part[];
  /** The matchers of all parts. */
  readonly rows: readonly Row[];
}

const isParent = (node: ReactNode): node is Parent => isValidElement(node);

const getChildren = (node: ReactNode): ReactNode[] => (isParent(node) ? Children.toArray(node.props.children) : []);

/** All text in a React node. */
const getText = (node: ReactNode): string =>
  typeof node === 'string' ? node : getChildren(node).map(getText).join('');

/**
 * Reads the list of docs/matchers/index.mdx.
 * @param list headings, each followed by a list whose items are matchers (a link with the call, a colon and a clause), or
 *   subgroups (a label and such a list)
 * @param notations the notation of each heading, in order
 * @param samples the sample of each matcher, in order
 */
export function readGroups(
  list: ReactNode,
  notations: readonly string[],
  samples: readonly string[],
): readonly Group[] {
  const unread = [...samples];
  const elements = Children.toArray(list).filter(isParent);
  const groups = elements.flatMap((element, index) => {
    const parts = readParts(element, unread);
    const rows = parts.flatMap(part => part.rows);
    const heading = elements[index - 1];
    return rows.length > 0 && heading
      ? [{id: heading.props.id ?? '', label: getText(heading), heading, parts, rows}]
      : [];
  });
  return groups.map((group, index) => ({...group, notation: notations[index] ?? ''}));
}

/** @param samples those of the matchers from here on; each matcher takes the first */
function readParts(list: ReactNode, samples: string[]): Part[] {
  const items = getChildren(list);
  const subgroups = items.flatMap((item): Part[] => {
    const [label, ...rest] = getChildren(item);
    const rows = rest.flatMap(getChildren).flatMap(row => readRow(row, samples));
    return rows.length > 0 ? [{label: getText(label).trim(), rows}] : [];
  });
  return subgroups.length > 0 ? subgroups : [{label: '', rows: items.flatMap(row => readRow(row, samples))}];
}

function readRow(item: ReactNode, samples: string[]): Row[] {
  const [link, clause, ...rest] = getChildren(item);
  const call = getText(link);
  const name = /^\.(\w+)\(/.exec(call)?.[1];
  if (name === undefined || !isParent(link)) return [];
  const path = link.props.href ?? '';
  const page = /(\w+)\/?#/.exec(path)?.[1]?.toLowerCase() ?? '';
  return [{name, call, sample: samples.shift() ?? '', path, page, line: [...createSentence(getText(clause)), ...rest]}];
}

/** The clause after the call, as a sentence; nothing if it starts with an element. */
function createSentence(clause: string): string[] {
  const text = clause.replace(/^:\s*/, '');
  return text ? [text.charAt(0).toUpperCase() + text.slice(1)] : [];
}
