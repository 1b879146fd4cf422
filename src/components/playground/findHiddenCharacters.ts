import {translate} from '@docusaurus/Translate';
import {LINE_BREAK} from '@jest-extended/docs-model/highlight/token';

/** Controls for the direction of text: with them, code can look as if it were in another order (CVE-2021-42574). */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The most places that are listed. */
const MOST = 5;

/** @returns the places of invisible characters that change how code reads, e.g. `U+202E in line 3` */
export function findHiddenCharacters(code: string): readonly string[] {
  const places = code
    .split(LINE_BREAK)
    .flatMap((line, index) =>
      [...new Set(line.match(DIRECTION))].map(character => describePlace(character, index + 1)),
    );
  return places.length > MOST ? [...places.slice(0, MOST), '…'] : places;
}

function describePlace(hidden: string, line: number): string {
  const character = `U+${hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return translate(
    {
      id: 'site.Playground.hiddenPlace',
      message: '{character} in line {line}',
      description: 'Where an invisible character is, e.g. U+202E in line 3',
    },
    {character, line},
  );
}
