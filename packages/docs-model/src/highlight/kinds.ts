/**
 * The kinds of code that are highlighted, each with Prism's token names. Other tokens are plain.
 *
 * Each kind has a class in src/components/shared/CodeLine and a custom property in src/css/tokens.css with a value for
 * each mode, so the built page has the right colors without JavaScript. Each kind begins with a different letter
 * (packages/docs-model/src/highlight/packed-tokens.ts).
 */
export const codeKinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'tag', 'selector', 'important'],
  string: ['string', 'template-string', 'char', 'attr-value', 'regex', 'url'],
  function: ['function', 'class-name', 'maybe-class-name'],
  number: ['number', 'boolean', 'constant', 'symbol', 'builtin'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} as const;

/** Prism's names for tokens that are plain even inside a colored one, e.g. an attribute's name in a tag. */
export const plainKinds: readonly string[] = ['property', 'attr-name', 'variable', 'parameter'];
