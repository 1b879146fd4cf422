import type {HtmlTags} from '@docusaurus/types';
import {site} from './site';

/**
 * The web fonts: Inter and JetBrains Mono with the glyphs and weights that the site uses (CONTRIBUTING.md, "Change anything
 * else").
 */
const TEXT = `${site.baseUrl}fonts/inter-400-700.woff2`;
const CODE = `${site.baseUrl}fonts/jetbrains-mono-400-700.woff2`;

// On a phone the fonts take 30 kB and a sixth of the processor time of a matcher page, and move its tables when they
// arrive. A wide page is printed with the fonts that it has.
const WIDE = '(min-width: 997px)';

// `swap`: text never waits for a font. The fallbacks have the web fonts' metrics, so little moves when a font replaces
// one; bold code is as wide as the rest. The faces are in the page rather than in a style sheet, which would copy the
// files under hashed names that the preloads below could not know.
const faces = `
@media print, ${WIDE} {
  @font-face {
    font-family: 'Inter';
    src: url('${TEXT}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'JetBrains Mono';
    src: url('${CODE}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
}
@font-face {
  font-family: 'Inter fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto');
  size-adjust: 105.7%;
  ascent-override: 91.7%;
  descent-override: 22.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Inter fallback';
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold');
  font-weight: 600 700;
  size-adjust: 99.3%;
  ascent-override: 97.6%;
  descent-override: 24.3%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'JetBrains Mono fallback';
  src: local('Menlo'), local('Menlo-Regular'), local('DejaVu Sans Mono'), local('Liberation Mono');
  ascent-override: 102%;
  descent-override: 30%;
  line-gap-override: 0%;
}
`;

const attributes = {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', media: WIDE};

/** The tags for fonts in every page's head. */
export const fontTags = [
  ...[TEXT, CODE].map(href => ({tagName: 'link', attributes: {...attributes, href}})),
  {tagName: 'style', attributes: {}, innerHTML: faces.replace(/\s+/g, ' ').trim()},
] satisfies HtmlTags;
