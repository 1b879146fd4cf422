import {Prism} from 'prism-react-renderer';
import {append, LINE_BREAK, plainLines, type Lines, type Token} from './token';
import {codeKinds, plainKinds} from '../../config/prism-themes';

/*
 * Highlighting itself, with Prism: at build for what is written in the docs, in the browser for what a reader writes.
 * Only what is loaded when it is needed may import this file, because Prism takes 30 kB.
 */

const kindOfType = new Map<string, string | undefined>([
  ...Object.entries(codeKinds).flatMap(([kind, types]) => types.map(type => [type, kind] as const)),
  ...plainKinds.map(type => [type, undefined] as const),
]);

/**
 * @param code any text
 * @param language Prism's name of its language, or an alias of it; of another one the code comes back plain
 * @returns the code's lines, neighbours of one kind joined
 */
export function tokenise(code: string, language: string): Lines {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (!grammar) return plainLines(code);
  let line: Token[] = [];
  const lines = [line];
  for (const {text, kind} of flatten(Prism.tokenize(code, grammar), undefined)) {
    const [rest = '', ...more] = text.split(LINE_BREAK);
    append(line, rest, kind);
    for (const start of more) {
      lines.push((line = []));
      append(line, start, kind);
    }
  }
  return lines;
}

/** The pieces of nested tokens; the innermost that has a kind decides. */
function flatten(stream: Prism.TokenStream, outer: string | undefined): Token[] {
  if (typeof stream === 'string') return [outer ? {text: stream, kind: outer} : {text: stream}];
  if (Array.isArray(stream)) return stream.flatMap(each => flatten(each, outer));
  const names = [stream.type, ...[stream.alias ?? []].flat()];
  const known = names.filter(name => kindOfType.has(name)).at(-1);
  return flatten(stream.content, known === undefined ? outer : kindOfType.get(known));
}
