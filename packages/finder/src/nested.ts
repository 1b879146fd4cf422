import {writeList, writeObject, type Description} from './description';

/** An expectation in which asymmetric matchers replace the parts that differ from the value. */
export interface NestedCode {
  readonly code: string;
  /** The same with other contents in these parts. */
  readonly unlike: string;
  readonly from: 'typed' | 'expected';
}

/** A matcher as an asymmetric one, for a part of the value and of the expectation. */
export type Nest = (value: Description, expected: Description) => NestedCode | undefined;

/** Puts parts together; nothing if one is missing. */
function joinParts(
  parts: readonly (NestedCode | undefined)[],
  write: (codes: readonly string[]) => string,
): NestedCode | undefined {
  const codes = parts.flatMap(part => part ?? []);
  if (codes.length < parts.length) return undefined;
  return {
    code: write(codes.map(({code}) => code)),
    unlike: write(codes.map(({unlike}) => unlike)),
    from: codes.some(({from}) => from === 'expected') ? 'expected' : 'typed',
  };
}

/** A part as it is if it equals the value's; otherwise its own parts, or an asymmetric matcher for the whole of it. */
const nestPart = (value: Description, expected: Description, nest: Nest): NestedCode | undefined =>
  expected.source !== undefined && expected.source === value.source
    ? {code: expected.source, unlike: expected.source, from: 'typed'}
    : (nestParts(value, expected, nest) ?? nest(value, expected));

/** The parts of an expectation that has the shape of the value. */
export function nestParts(value: Description, expected: Description, nest: Nest): NestedCode | undefined {
  if (value.kind !== expected.kind) return undefined;
  if (expected.items) {
    if (value.items?.length !== expected.items.length) return undefined;
    const {items} = value;
    return joinParts(
      expected.items.map((item, index) => items[index] && nestPart(items[index], item, nest)),
      writeList,
    );
  }
  if (!expected.entries || value.entries?.length !== expected.entries.length) return undefined;
  const values = new Map(value.entries);
  const keys = expected.entries.map(([key]) => key);
  return joinParts(
    expected.entries.map(([key, entry]) => {
      const other = values.get(key);
      return other && nestPart(other, entry, nest);
    }),
    codes => writeObject(codes.map((code, index) => [keys[index] ?? '', code])),
  );
}

/** The members of an expectation, each with the shape of any member of the value. */
export function nestMembers({items}: Description, expected: Description, nest: Nest): NestedCode | undefined {
  if (!items || !expected.items) return undefined;
  return joinParts(
    expected.items.map(item => {
      const like = items.find(({source}) => source !== undefined && source === item.source);
      const members = like ? [like] : items;
      return members.map(member => nestPart(member, item, nest)).find(part => part !== undefined);
    }),
    writeList,
  );
}
