/**
 * The headers that every host sends: `npm run headers` writes them into static/_headers, vercel.json and
 * deploy/nginx.conf. The policy for scripts is in the pages (plugins/content-security-policy), because it differs from
 * that of the runner's frame, and because some hosts cannot send headers.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {EVERYWHERE, written} from '../plugins/content-security-policy/policy';

type Headers = Readonly<Record<string, string>>;

/** Browser features that no page uses. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Headers by folder; `/` is every path. */
export const headers: Readonly<Record<string, Headers>> = {
  '/': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map(feature => `${feature}=()`).join(', '),
    'Content-Security-Policy': written({...EVERYWHERE, 'frame-ancestors': "'self'"}),
  },
  // Built files carry a hash of their content in their name.
  '/assets/': {'Cache-Control': 'public, max-age=31536000, immutable'},
  // Fonts keep their names.
  '/fonts/': {'Cache-Control': 'public, max-age=604800'},
};

const root = path.join(__dirname, '..');

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** For Netlify and Cloudflare Pages. */
function netlify(): string {
  const rules = Object.entries(headers).map(
    ([folder, all]) =>
      `${folder}*\n${Object.entries(all)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  return `# Netlify and Cloudflare Pages read this file. \`npm run headers\` writes it.\n\n${rules.join('\n')}`;
}

function vercel(): string {
  const settings: object = JSON.parse(textOf('vercel.json'));
  const rules = Object.entries(headers).map(([folder, all]) => ({
    source: `${folder}(.*)`,
    headers: Object.entries(all).map(([key, value]) => ({key, value})),
  }));
  return JSON.stringify({...settings, headers: rules});
}

/** The configuration for nginx, with the lines between two marks replaced. */
function nginx(): string {
  const cache = Object.entries(headers).flatMap(([folder, {'Cache-Control': value}]) =>
    value === undefined ? [] : `  ~^${folder} "${value}";\n`,
  );
  const added = Object.entries(headers['/'] ?? {}).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  return textOf('deploy/nginx.conf')
    .replace(/(?<=# begin cache\n)[^]*?(?= *# end cache)/, cache.join(''))
    .replace(/(?<=# begin headers\n)[^]*?(?= *# end headers)/, added.join(''));
}

/** @returns the text of each file; Prettier formats the JSON */
export const files = (): Readonly<Record<string, string>> => ({
  'static/_headers': netlify(),
  'vercel.json': vercel(),
  'deploy/nginx.conf': nginx(),
});

if (process.argv[1] === __filename)
  for (const [file, text] of Object.entries(files())) writeFileSync(path.join(root, file), text);
