import type {PrismTheme} from 'prism-react-renderer';

/**
 * The kinds of code that the site colours, each with Prism's names for what belongs to it. Everything else is plain.
 *
 * A kind's colour is a class of src/components/Tokens, and that a token of src/css/tokens.css, which has a value for
 * each mode: so the built page is right in the reader's mode before, and without, any JavaScript.
 * No two kinds begin with the same letter (src/highlight/packed.ts).
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

/** Prism's names for what is plain even inside of something that has a colour, e.g. an attribute's name in a tag. */
export const plainKinds: readonly string[] = ['property', 'attr-name', 'variable', 'parameter'];

/**
 * How code is highlighted at build. Languages beyond those of prism-react-renderer cost the reader nothing, which is why
 * they stand here and not in Docusaurus' own setting: that one brings them, and Prism, into every page.
 */
export const highlighting = {additionalLanguages: ['bash', 'diff', 'json', 'toml']};

/** What Docusaurus makes of a theme in the page: the ground and the text of a block. The rest is {@link codeKinds}. */
const theme: PrismTheme = {
  plain: {color: 'var(--jx-code-text)', backgroundColor: 'var(--jx-code-ground)'},
  styles: [],
};

/** The code themes of the two colour modes: one theme, since its colours follow the mode by themselves. */
export const codeThemes = {theme, darkTheme: theme};
