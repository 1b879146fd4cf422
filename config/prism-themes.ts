import type {PrismTheme} from 'prism-react-renderer';

/** Docusaurus' theme for code blocks: only background and text. The rest is in packages/docs-model/src/highlight/kinds.ts. */
const theme: PrismTheme = {
  plain: {color: 'var(--jx-code-text)', backgroundColor: 'var(--jx-surface)'},
  styles: [],
};

/** The code theme of both color modes: its colors are custom properties. */
export const codeThemes = {theme};
