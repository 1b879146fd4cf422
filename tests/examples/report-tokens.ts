import {Prism} from 'prism-react-renderer';
import type {Token} from '../../src/components/shared/Tokens/report';

/** The meaning of Jest's colors in a failure message: green is the expected value, red the received one, dim a remark. */
const meaning: Readonly<Record<string, string>> = {'2': 'remark', '31': 'received', '32': 'expected'};

/** A terminal's escape sequence for one color or weight; splitting by it keeps its number. */
const COLOR = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`);

/**
 * Turns a terminal's colors into meanings.
 * @param text a failure message with ANSI colors
 * @returns its pieces, in order; together they are the message
 */
export function ansiTokens(text: string): Token[] {
  const pieces = text.split(COLOR);
  const tokens: Token[] = [];
  let kind: string | undefined;
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) kind = meaning[piece];
    else if (piece) tokens.push(kind ? {text: piece, kind} : {text: piece});
  });
  return tokens;
}

/** The text of a Prism token, including the tokens in it. */
const textOf = (content: Prism.TokenStream): string => {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map(textOf).join('') : textOf(content.content);
};

/** Kinds that are shown as plain text, so that a stored report stays small. */
const plain: readonly string[] = ['punctuation', 'operator'];

/**
 * Splits TypeScript into tokens as the site's code blocks do.
 * @param code the text
 * @returns its pieces, in order; together they are the code
 */
export function codeTokens(code: string): Token[] {
  const {typescript} = Prism.languages;
  if (!typescript) throw new Error('prism-react-renderer no longer includes the grammar of TypeScript.');
  return Prism.tokenize(code, typescript).reduce<Token[]>((tokens, token) => {
    const text = textOf(token);
    if (typeof token !== 'string' && !plain.includes(token.type)) return [...tokens, {text, kind: token.type}];
    const last = tokens.at(-1);
    return last && !last.kind ? [...tokens.slice(0, -1), {text: last.text + text}] : [...tokens, {text}];
  }, []);
}
