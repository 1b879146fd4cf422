import type {PrismTheme} from 'prism-react-renderer';

/**
 * The kinds of code that are highlighted, each with Prism's token names. Other tokens are plain.
 *
 * Each kind has a class in src/components/shared/CodeLine and a custom property in src/css/tokens.css with a value for
 * each mode, so the built page has the right colors without JavaScript. Each kind begins with a different letter
 * (src/highlight/packed.ts).
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

/**
 * Settings for highlighting at build time. Docusaurus' own setting would add these languages, and Prism, to every
 * page's JavaScript.
 */
export const highlighting = {additionalLanguages: ['bash', 'diff', 'json', 'toml']};

/** Docusaurus' theme for code blocks: only background and text. For the rest see {@link codeKinds}. */
const theme: PrismTheme = {
  plain: {color: 'var(--jx-code-text)', backgroundColor: 'var(--jx-code-ground)'},
  styles: [],
};

/** The code theme of both color modes: its colors are custom properties. */
export const codeThemes = {theme};
