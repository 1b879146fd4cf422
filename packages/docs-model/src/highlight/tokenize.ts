import {Prism} from 'prism-react-renderer';
import {appendText, LINE_BREAK, splitPlainLines, type Lines, type Token} from './token';
import {codeKinds, plainKinds} from './kinds';

/*
 * Syntax highlighting with Prism: at build time for the docs, in the browser for the reader's code. Import this file
 * only from code that is loaded on demand, because Prism is 30 kB.
 */

const kindOfType = new Map<string, string | undefined>([
  ...Object.entries(codeKinds).flatMap(([kind, types]) => types.map(type => [type, kind] as const)),
  ...plainKinds.map(type => [type, undefined] as const),
]);

/**
 * @param code any text
 * @param language Prism's name or alias for the language; code in unknown languages is plain
 * @returns the lines, with adjacent tokens of one kind joined
 */
export function tokenize(code: string, language: string): Lines {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (!grammar) return splitPlainLines(code);
  let line: Token[] = [];
  const lines = [line];
  for (const {text, kind} of flatten(Prism.tokenize(code, grammar), undefined)) {
    const [rest = '', ...more] = text.split(LINE_BREAK);
    appendText(line, rest, kind);
    for (const start of more) {
      lines.push((line = []));
      appendText(line, start, kind);
    }
  }
  return lines;
}

/** The leaves of nested tokens, with the innermost kind. */
function flatten(stream: Prism.TokenStream, outer: string | undefined): Token[] {
  if (typeof stream === 'string') return [outer ? {text: stream, kind: outer} : {text: stream}];
  if (Array.isArray(stream)) return stream.flatMap(item => flatten(item, outer));
  const types = [stream.type, ...[stream.alias ?? []].flat()];
  const type = types.filter(name => kindOfType.has(name)).at(-1);
  return flatten(stream.content, type === undefined ? outer : kindOfType.get(type));
}
