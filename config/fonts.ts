import type {HtmlTags} from '@docusaurus/types';

/** The web fonts by purpose; `npm run fonts` generates them. Body text uses the system's font. */
export const fontFiles = {
  headings: '/fonts/inter-display-600-720.woff2',
  code: '/fonts/jetbrains-mono-400-700.woff2',
} as const;

// `optional`: a font that has not loaded by the first paint is not used, so text never waits or moves. The fallbacks
// have the web fonts' metrics, so the layout is the same with either. The faces are in the page rather than in a style
// sheet, which would copy the files under hashed names that the preloads below could not know.
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

/** The tags for fonts in every page's head. */
export const fontTags = [
  preload(fontFiles.headings),
  preload(fontFiles.code),
  {tagName: 'style', attributes: {}, innerHTML: faces.replace(/\s+/g, ' ').trim()},
] satisfies HtmlTags;
