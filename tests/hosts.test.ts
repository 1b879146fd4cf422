import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '../src/catalogue';

type Headers = Readonly<Record<string, string>>;

/** Headers that every host must send: for all paths, for built files (with a content hash in their names), for fonts. */
const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "base-uri 'self'; frame-ancestors 'self'; frame-src 'self'; object-src 'none'",
};
const assets: Headers = {'Cache-Control': 'public, max-age=31536000, immutable'};
const fonts: Headers = {'Cache-Control': 'public, max-age=604800'};

const textOf = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

test('the configuration for Netlify and Cloudflare Pages sets the headers', () => {
  const configured: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of textOf('static/_headers').split('\n')) {
    if (line.startsWith('/')) section = configured[line] = {};
    const {name, value} = /^ {2}(?<name>[\w-]+): (?<value>.+)$/.exec(line)?.groups ?? {};
    if (name && value) section[name] = value;
  }

  expect(configured).toEqual({'/*': everywhere, '/assets/*': assets, '/fonts/*': fonts});
});

test('the configuration for Vercel sets the headers', () => {
  const {headers}: {headers: {source: string; headers: {key: string; value: string}[]}[]} = JSON.parse(
    textOf('vercel.json'),
  );
  const configured = headers.map(({source, headers: all}) => [
    source,
    Object.fromEntries(all.map(({key, value}) => [key, value])),
  ]);

  expect(Object.fromEntries(configured)).toEqual({'/(.*)': everywhere, '/assets/(.*)': assets, '/fonts/(.*)': fonts});
});

test('the configuration for nginx sets the headers', () => {
  const text = textOf('deploy/nginx.conf');
  const added = [...text.matchAll(/^ {2}add_header ([\w-]+) "?([^"\n]+?)"? always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const cached = [...text.matchAll(/^ {2}~\^(\/\w+\/) "([^"]+)";$/gm)].map(([, folder, value]) => [
    folder,
    {'Cache-Control': value},
  ]);

  expect(Object.fromEntries(added)).toEqual({...everywhere, 'Cache-Control': '$cache_control'});
  expect(Object.fromEntries(cached)).toEqual({'/assets/': assets, '/fonts/': fonts});
  expect(text).toInclude('error_page 404 /404.html;');
});

test('the content security policy does not restrict connections to Algolia, its assistant or a separate server', () => {
  expect(everywhere['Content-Security-Policy']).not.toMatch(/connect-src|default-src/);
});

test('URLs that end in .html redirect to the page, for every page', () => {
  const docs = groups.map(({page}) => `/docs/matchers/${page}`);
  const guides = ['install', 'setup', 'typescript', 'eslint'].map(name => `/docs/getting-started/${name}`);
  const routes = ['/docs', '/docs/matchers', ...guides, ...docs, '/playground'];
  const redirects = textOf('static/_redirects')
    .split('\n')
    .filter(line => line.startsWith('/'));

  expect(redirects).toIncludeSameMembers([
    '/index.html / 301',
    ...routes.flatMap(route => [`${route}.html ${route} 301`, `${route}/index.html ${route} 301`]),
  ]);
});

test('packages are pinned where the site depends on their internals', () => {
  const {dependencies, overrides} = JSON.parse(textOf('package.json'));
  const pinned = Object.entries(dependencies).filter(([name]) => /^@(docusaurus|docsearch)\//.test(name));

  expect(pinned.map(([, version]) => version)).toSatisfyAll((version: string) => /^\d+\.\d+\.\d+$/.test(version));
  expect(overrides).toContainKeys(['@swc/core', '@swc/html', 'webpackbar']);
});

test('the lockfile does not name a registry', () => {
  expect(textOf('package-lock.json')).not.toInclude('"resolved": "http');
});
