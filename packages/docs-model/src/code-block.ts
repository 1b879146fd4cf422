import type {Code} from 'mdast';
import type {CodeBlock} from './section';
import {pack} from './highlight/packed';
import {tokenise} from './highlight/tokenise';
import {readFence} from './marks.cjs';
import {addLanguages} from './languages';
import {digest, type ReadReport, joinReports} from './stored-reports';

/**
 * Highlighted at build time. Docusaurus' own setting would add these languages, and Prism, to every page's JavaScript.
 */
addLanguages(['bash', 'diff', 'json', 'toml']);

/**
 * A fenced block as pages and answers show it: with its tokens, and its marks and failure report if it is an example.
 * @param reports the stored reports of its page
 */
export function readCodeBlock({lang, meta, value}: Code, reports: readonly ReadReport[]): CodeBlock {
  const {title, marks} = readFence(lang, meta);
  const tokens = highlight(value, lang);
  const report = marks?.verdict === 'fails' && reports.find(({example}) => example === digest(value));
  return {
    language: lang ?? '',
    ...(title && {title}),
    code: value,
    ...(marks && {marks: readersMarks(marks)}),
    ...(tokens && {tokens}),
    ...(report && {report: withPlainFrames(joinReports(report))}),
  };
}

const readersMarks = ({verdict, shows, notInBrowser}: NonNullable<CodeBlock['marks']>): CodeBlock['marks'] => ({
  verdict,
  shows,
  ...(notInBrowser && {notInBrowser}),
});

const known = new Map<string, string>();

/** The code's tokens, packed; an empty text when none of it is highlighted. Cached: pages and answers need each block. */
function highlight(code: string, language: string | null | undefined): string {
  if (!language) return '';
  const key = `${language}:${code}`;
  const tokens = known.get(key) ?? pack(tokenise(code, language.toLowerCase()));
  known.set(key, tokens);
  return /[a-z]/.test(tokens) ? tokens : '';
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const FRAME = /^ *(?:>? *\d+ \||\| +\^|at .*:\d+:\d+\)?$)/;

/** A report whose code frame and stack, which are closed on a page, have no colors: they are half of its bytes. */
const withPlainFrames = (report: string): string =>
  report
    .split('\n')
    .map(line => {
      const plain = line.replace(COLORS, '');
      return FRAME.test(plain) ? plain : line;
    })
    .join('\n');
