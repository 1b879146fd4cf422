import type {HtmlTags} from '@docusaurus/types';

/** The web fonts, by what they are for; `npm run fonts` makes them. Body text uses the reader's own face. */
export const fontFiles = {
  headings: '/fonts/inter-display-600-720.woff2',
  code: '/fonts/jetbrains-mono-400-700.woff2',
} as const;

// `optional`: a font that is not there at the first paint is not swapped in later, so text never waits and never moves.
// The fallbacks take the web font's widths and heights: a page looks laid out alike with either.
// The faces stand in the page and not in a style sheet, which would copy the files under hashed names
// that the preloads below could not know.
const faces = `
@font-face {
  font-family: 'Inter Display';
  src: url('${fontFiles.headings}') format('woff2');
  font-weight: 600 720;
  font-display: optional;
}
@font-face {
  font-family: 'Inter Display fallback';
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold');
  font-weight: 600 720;
  size-adjust: 96.6%;
  ascent-override: 100.3%;
  descent-override: 25%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'JetBrains Mono';
  src: url('${fontFiles.code}') format('woff2');
  font-weight: 400 700;
  font-display: optional;
}
@font-face {
  font-family: 'JetBrains Mono fallback';
  src: local('Menlo'), local('Menlo-Regular'), local('DejaVu Sans Mono'), local('Liberation Mono');
  ascent-override: 102%;
  descent-override: 30%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'JetBrains Mono fallback';
  src: local('Menlo Bold'), local('Menlo-Bold'), local('DejaVu Sans Mono Bold'), local('Liberation Mono Bold');
  font-weight: 700;
  ascent-override: 102%;
  descent-override: 30%;
  line-gap-override: 0%;
}
`;

const preload = (href: string) => ({
  tagName: 'link',
  attributes: {rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous'},
});

/** What every page's head says of the fonts. */
export const fontTags = [
  preload(fontFiles.headings),
  preload(fontFiles.code),
  {tagName: 'style', attributes: {}, innerHTML: faces.replace(/\s+/g, ' ').trim()},
] satisfies HtmlTags;
