import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '../src/catalogue';

type Headers = Readonly<Record<string, string>>;

/** What every host is told: for all paths, for built files (a hash of their content is in their name), for fonts. */
const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "base-uri 'self'; frame-ancestors 'self'; frame-src 'self'; object-src 'none'",
};
const assets: Headers = {'Cache-Control': 'public, max-age=31536000, immutable'};
const fonts: Headers = {'Cache-Control': 'public, max-age=604800'};

const textOf = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

test('Netlify and Cloudflare Pages are told the headers', () => {
  const told: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of textOf('static/_headers').split('\n')) {
    if (line.startsWith('/')) section = told[line] = {};
    const {name, value} = /^ {2}(?<name>[\w-]+): (?<value>.+)$/.exec(line)?.groups ?? {};
    if (name && value) section[name] = value;
  }

  expect(told).toEqual({'/*': everywhere, '/assets/*': assets, '/fonts/*': fonts});
});

test('Vercel is told the headers', () => {
  const {headers}: {headers: {source: string; headers: {key: string; value: string}[]}[]} = JSON.parse(
    textOf('vercel.json'),
  );
  const told = headers.map(({source, headers: all}) => [
    source,
    Object.fromEntries(all.map(({key, value}) => [key, value])),
  ]);

  expect(Object.fromEntries(told)).toEqual({'/(.*)': everywhere, '/assets/(.*)': assets, '/fonts/(.*)': fonts});
});

test('nginx is told the headers', () => {
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

test("no policy keeps a page from whom the build has it ask: Algolia, its assistant, a server of one's own", () => {
  expect(everywhere['Content-Security-Policy']).not.toMatch(/connect-src|default-src/);
});

test('addresses that end in .html are sent to the page, for every page there is', () => {
  const docs = groups.map(({page}) => `/docs/matchers/${page}`);
  const guides = ['install', 'setup', 'typescript', 'eslint'].map(name => `/docs/getting-started/${name}`);
  const routes = ['/docs', '/docs/matchers', ...guides, ...docs, '/playground'];
  const sent = textOf('static/_redirects')
    .split('\n')
    .filter(line => line.startsWith('/'));

  expect(sent).toIncludeSameMembers([
    '/index.html / 301',
    ...routes.flatMap(route => [`${route}.html ${route} 301`, `${route}/index.html ${route} 301`]),
  ]);
});

test('the packages are pinned where the site depends on their inside', () => {
  const {dependencies, overrides} = JSON.parse(textOf('package.json'));
  const pinned = Object.entries(dependencies).filter(([name]) => /^@(docusaurus|docsearch)\//.test(name));

  expect(pinned.map(([, version]) => version)).toSatisfyAll((version: string) => /^\d+\.\d+\.\d+$/.test(version));
  expect(overrides).toContainKeys(['@swc/core', '@swc/html', 'webpackbar']);
});

test('the lockfile names no registry', () => {
  expect(textOf('package-lock.json')).not.toInclude('"resolved": "http');
});
