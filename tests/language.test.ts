import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Phrases that this project does not use, each with what to write instead. Single words are in `flagWords` of
 * cspell.json. A line that means the phrase literally ends with `language-ok`.
 */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b)/i, 'is not a'],
  [/\bstands?\b(?! for\b| in for\b|[-`'’])/i, 'is, appears'],
  [/(?<!by )\bhand(?:s|ed|ing)?(?: [\w'`.]+){0,4} to\b/i, 'pass to'],
  [/\bwhat (?:comes|goes|stands|it takes)\b/i, 'a noun: results, arguments, content'],
  [/\b(?:a|one|each|every|first|last|next|per|no) sign\b/i, 'character'],
  [
    /\bhas (?:the |a |an |it )?(?!to\b|not\b|no\b|its\b|a\b)\w+ (?:wait|do|stop|start|show|open|close|run|go|say)\b/i,
    'makes X do Y',
  ],
  [/\bsay(?:s|ing)? (?:it|them) whole\b/i, 'reports in full'],
];

/** Files without prose of ours: generated, legal, binary, or what readers might type. */
const OUT_OF_SCOPE =
  /(?:^|\/)package-lock\.json$|LICENSE|\.(?:png|svg|ico|woff2)$|\.reports\.json$|^tests\/budgets\/.*\.json$|language\.test\.ts$|\.words\.json$/;

const root = path.join(__dirname, '..');

const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'})
  .split('\0')
  .filter(file => file !== '' && !OUT_OF_SCOPE.test(file));

/** A text's findings, as `line: "phrase": write …`. */
function findMistakes(text: string): string[] {
  return text.split('\n').flatMap((line, i) =>
    line.includes('language-ok')
      ? []
      : phrases.flatMap(([phrase, instead]) => {
          const found = phrase.exec(line)?.[0];
          return found === undefined ? [] : [`${i + 1}: "${found.trim()}": write ${instead}`];
        }),
  );
}

test('no file uses a phrase of the list', () => {
  const findings = files.flatMap(file =>
    findMistakes(readFileSync(path.join(root, file), 'utf8')).map(finding => `${file}:${finding}`),
  );

  expect(findings).toEqual([]);
});
