import {readColor} from './tokens';

type Mode = Parameters<typeof readColor>[0];

const TICK = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

const favicon = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <style>
    rect { fill: ${readColor('light', 'accent')} }
    path { stroke: ${readColor('light', 'on-accent')} }
    @media (prefers-color-scheme: dark) {
      rect { fill: ${readColor('dark', 'accent')} }
      path { stroke: ${readColor('dark', 'on-accent')} }
    }
  </style>
  <rect x="2" width="12" height="16" rx="2.5"/>
  <path d="m5 8.25 2.25 2.5L11 5.5" ${TICK} stroke-width="2"/>
</svg>
`;

function logo(mode: Mode): string {
  const paper = readColor(mode, 'paper');
  const accent = readColor(mode, 'accent');
  const tick = readColor(mode, 'on-accent');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 32">
  <rect x="3" y="6" width="17" height="23" rx="3" fill="${paper}" stroke="${accent}" stroke-width="1.75" transform="rotate(-11 11.5 17.5)"/>
  <rect x="8" y="3" width="18" height="25" rx="3.25" fill="${accent}" stroke="${paper}" stroke-width="1.5"/>
  <path d="m12.5 16 3.25 3.5 5.75-7.25" ${TICK} stroke="${tick}" stroke-width="2.75"/>
</svg>
`;
}

/** @returns the text of each icon by its file in static/; image files cannot read the tokens */
export const renderIcons = (): Readonly<Record<string, string>> => ({
  'img/favicon.svg': favicon(),
  'img/logo.svg': logo('light'),
  'img/logo-dark.svg': logo('dark'),
});
