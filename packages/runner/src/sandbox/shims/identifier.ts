// @babel/helper-validator-identifier without its tables: browsers have Unicode properties. Code frames use it for
//   colors.
const KEYWORDS = new Set(
  (
    'break case catch continue debugger default do else finally for function if return switch throw try var const ' +
    'while with new this super class extends export import null true false in instanceof typeof void delete'
  ).split(' '),
);
const RESERVED_WHEN_STRICT = new Set(
  'implements interface let package private protected public static yield'.split(' '),
);

export const isKeyword = (word: string): boolean => KEYWORDS.has(word);

export const isReservedWord = (word: string, inModule: boolean): boolean =>
  (inModule && word === 'await') || word === 'enum';

export const isStrictReservedWord = (word: string, inModule: boolean): boolean =>
  isReservedWord(word, inModule) || RESERVED_WHEN_STRICT.has(word);

export const isIdentifierName = (word: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(word);
