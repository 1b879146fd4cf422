import type {PrismTheme} from 'prism-react-renderer';

/**
 * The code theme. Its colours are the tokens of src/css/tokens.css, which has a value for each mode:
 * so the built page is right in the reader's mode before, and without, any JavaScript.
 */
const theme: PrismTheme = {
  plain: {color: 'var(--jx-code-text)', backgroundColor: 'var(--jx-code-ground)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--jx-code-comment)'}},
    {types: ['keyword', 'atrule', 'tag', 'selector', 'important'], style: {color: 'var(--jx-code-keyword)'}},
    {
      types: ['string', 'template-string', 'char', 'attr-value', 'regex', 'url'],
      style: {color: 'var(--jx-code-string)'},
    },
    {types: ['function', 'class-name', 'maybe-class-name'], style: {color: 'var(--jx-code-function)'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'builtin'], style: {color: 'var(--jx-code-number)'}},
    {types: ['property', 'attr-name', 'variable', 'parameter'], style: {color: 'var(--jx-code-text)'}},
    {types: ['inserted'], style: {color: 'var(--jx-pass)'}},
    {types: ['deleted'], style: {color: 'var(--jx-fail)'}},
  ],
};

/** The code themes of the two colour modes: one theme, since its colours follow the mode by themselves. */
export const codeThemes = {theme, darkTheme: theme};
