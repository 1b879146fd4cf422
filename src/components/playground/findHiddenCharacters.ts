import {translate} from '@docusaurus/Translate';
import {LINE_BREAK} from '@jest-extended/docs-model/highlight/token';
import {CONTROL, FLAG, INVISIBLE} from '@site/src/components/shared/visibleText';

const HIDDEN = new RegExp(`${FLAG}|${CONTROL}|${INVISIBLE}`, 'gu');

const isFlag = (match: string): boolean => match.length > 2;

/** The most places that are listed. */
const MOST = 5;

/** @returns the places of characters with which code can look like other code, e.g. `U+202E in line 3` */
export function findHiddenCharacters(code: string): readonly string[] {
  const places = code
    .split(LINE_BREAK)
    .flatMap((line, index) =>
      [...new Set(line.match(HIDDEN))]
        .filter(match => !isFlag(match))
        .map(character => describePlace(character, index + 1)),
    );
  return places.length > MOST ? [...places.slice(0, MOST), '…'] : places;
}

function describePlace(hidden: string, line: number): string {
  const character = `U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return translate(
    {
      id: 'site.Playground.hiddenPlace',
      message: '{character} in line {line}',
      description: 'Where an invisible character is, e.g. U+202E in line 3',
    },
    {character, line},
  );
}
