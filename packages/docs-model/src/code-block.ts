import type {CodeBlock} from './section';
import {packTokens} from './highlight/packed-tokens';
import {tokenize} from './highlight/tokenize';
import type {Fence} from './fence.cjs';
import {addLanguages} from './languages';
import {createDigest, joinReports, type StoredReport} from './stored-reports';

/**
 * Highlighted at build time. Docusaurus' own setting would add these languages, and Prism, to every page's JavaScript.
 */
addLanguages(['bash', 'diff', 'json', 'toml']);

/**
 * A fenced block as pages and answers show it: with its tokens, and its marks and failure report if it is an example.
 * @param reports the stored reports of its page
 */
export function createCodeBlock(
  {language, code, title, marks}: Pick<Fence, 'language' | 'code' | 'title' | 'marks'>,
  reports: readonly StoredReport[],
): CodeBlock {
  const tokens = highlight(code, language);
  const report = marks?.verdict === 'fails' && reports.find(({example}) => example === createDigest(code));
  return {
    language,
    ...(title && {title}),
    code,
    ...(marks && {marks}),
    ...(tokens && {tokens}),
    ...(report && {report: removeFrameColors(joinReports(report))}),
  };
}

const packedTokens = new Map<string, string>();

/** The code's tokens, packed; an empty text when none of it is highlighted. Cached: pages and answers need each block. */
function highlight(code: string, language: string): string {
  if (!language) return '';
  const key = `${language}:${code}`;
  const tokens = packedTokens.get(key) ?? packTokens(tokenize(code, language.toLowerCase()));
  packedTokens.set(key, tokens);
  return /[a-z]/.test(tokens) ? tokens : '';
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const FRAME = /^ *(?:>? *\d+ \||\| +\^|at .*:\d+:\d+\)?$)/;

/** A report whose code frame and stack, which are closed on a page, have no colors: they are half of its bytes. */
const removeFrameColors = (report: string): string =>
  report
    .split('\n')
    .map(line => {
      const plain = line.replace(COLORS, '');
      return FRAME.test(plain) ? plain : line;
    })
    .join('\n');
