/**
 * Files for hosts, made from deploy/headers.ts and config/redirects.ts. `npm run hosts` writes vercel.json and
 * deploy/nginx.conf; plugins/host-files writes _headers and _redirects into each build, because they list the pages.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {site} from '../config/site';
import {headers} from './headers';

type Redirects = Readonly<Record<string, string>>;

const root = path.join(__dirname, '..');

const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const base = site.baseUrl.replace(/\/$/, '');

/** @returns _headers, for Netlify and Cloudflare Pages */
export const renderHeaders = (): string =>
  Object.entries(headers)
    .map(([folder, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${folder}*\n${lines.join('')}`;
    })
    .join('\n');

/**
 * @param routes the paths of the pages, with the base URL
 * @returns _redirects, for Netlify and Cloudflare Pages: to moved pages, and from other paths of a page's file
 */
export function renderRedirects(routes: readonly string[], moved: Redirects = redirects): string {
  const pages = new Set(routes.map(route => route.replace(/\/$/, '')));
  const files = (page: string) => [...(page === base ? [] : [`${page}.html`]), `${page}/index.html`];
  const lines = [
    ...Object.entries(moved).flatMap(([from, to]) =>
      [base + from, `${base + from}/`, ...files(base + from)].map(source => [source, base + to]),
    ),
    ...[...pages].flatMap(page => files(page).map(source => [source, page || '/'])),
  ];
  return lines.map(([source, target]) => `${source} ${target} 301\n`).join('');
}

/** @returns the settings for Vercel, with the headers and redirects replaced */
export function getVercelSettings(moved: Redirects = redirects): object {
  const settings: object = JSON.parse(readText('vercel.json'));
  return {
    ...settings,
    redirects: Object.entries(moved).flatMap(([from, to]) =>
      [base + from, `${base + from}/`].map(source => ({source, destination: base + to, permanent: true})),
    ),
    headers: Object.entries(headers).map(([folder, values]) => ({
      source: `${folder}(.*)`,
      headers: Object.entries(values).map(([key, value]) => ({key, value})),
    })),
  };
}

/** @returns the configuration for nginx, with the lines between two marks replaced */
export function renderNginx(moved: Redirects = redirects): string {
  const cache = Object.entries(headers).flatMap(([folder, {'Cache-Control': value}]) =>
    value === undefined ? [] : `  ~^${folder} "${value}";\n`,
  );
  const added = Object.entries(headers['/'] ?? {}).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  // Not a map or a location: some of them ignore case, and paths may differ by it. The final ? removes a query, which
  // nginx would add to the anchor.
  const rewrites = Object.entries(moved).map(
    ([from, to]) =>
      `  rewrite ^${(base + from).replace(/[.+*?()[\]{}|\\^$]/g, '\\$&')}/?$ ${base + to}${to.includes('#') ? '?' : ''} permanent;\n`,
  );
  return readText('deploy/nginx.conf')
    .replace(/(?<=# begin cache\n)[^]*?(?= *# end cache)/, () => cache.join(''))
    .replace(/(?<=# begin headers\n)[^]*?(?= *# end headers)/, () => added.join(''))
    .replace(/(?<=# begin redirects\n)[^]*?(?= *# end redirects)/, () => rewrites.join(''));
}

async function main(): Promise<void> {
  const {format, resolveConfig} = await import('prettier');
  const vercel = path.join(root, 'vercel.json');
  const style = await resolveConfig(vercel);
  writeFileSync(vercel, await format(JSON.stringify(getVercelSettings()), {...style, filepath: vercel}));
  writeFileSync(path.join(root, 'deploy/nginx.conf'), renderNginx());
}

if (process.argv[1] === __filename) void main();
