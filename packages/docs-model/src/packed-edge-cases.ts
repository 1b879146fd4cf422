import type {EdgeCase, EdgeCaseLine, EdgeVerdict} from './section';

/*
 * Packed edge cases, separated by empty lines: the number of the first line of the body, the statement, and for each line of
 * the body the first letter of its verdict ("-" for none) and the column of its `.not`, e.g. "f14". The built page
 * contains the code once, and this string.
 */

const NONE = '-';

const verdicts: ReadonlyMap<string, EdgeVerdict> = new Map([
  ['p', 'passes'],
  ['f', 'fails'],
  ['t', 'throws'],
]);

/** @returns the string from which {@link unpackEdgeCases} restores the edge cases */
export const packEdgeCases = (cases: readonly EdgeCase[]): string =>
  cases.map(({statement, from, lines}) => [from, statement, ...lines.map(packLine)].join('\n')).join('\n\n');

const packLine = ({verdict, not}: EdgeCaseLine): string => `${verdict?.charAt(0) ?? NONE}${not ?? ''}`;

/** @param packed the result of {@link packEdgeCases}, which is not empty */
export const unpackEdgeCases = (packed: string): EdgeCase[] =>
  packed.split('\n\n').map(text => {
    const [from, statement = '', ...lines] = text.split('\n');
    return {statement, from: Number(from), lines: lines.map(unpackLine)};
  });

const unpackLine = (line: string): EdgeCaseLine => ({
  verdict: verdicts.get(line.charAt(0)),
  not: line.length > 1 ? Number(line.slice(1)) : undefined,
});
