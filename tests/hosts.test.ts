import {readdirSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {read, readHeaders} from './host-files';

const vercel: {
  headers: {source: string; headers: {key: string; value: string}[]}[];
  redirects: {source: string; destination: string}[];
} = JSON.parse(read('vercel.json'));
const nginx = read('deploy/nginx.conf');

/** The pages of the docs, the playground and the search page. */
const pages = [
  '/playground',
  '/search',
  ...readdirSync(path.join(__dirname, '../docs'), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.mdx'))
    .map(file => `/docs/${file.replaceAll(path.sep, '/').replace(/\.mdx$/, '')}`.replace(/\/index$/, '')),
];

/** The other paths of a page's file. */
const getFiles = (page: string): string[] => [`${page}.html`, `${page}/index.html`];

test('the files for Vercel and nginx have the headers of static/_headers', () => {
  const headers = readHeaders();
  const inNginx = [...nginx.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const cached = [...nginx.matchAll(/^ {2}~\^(\S+) "(.*)";$/gm)].map(([, folder, value]) => [folder, value]);

  expect(vercel.headers.map(it => [it.source, it.headers.map(({key, value}) => [key, value])])).toEqual(
    Object.entries(headers).map(([folder, values]) => [`${folder}(.*)`, Object.entries(values)]),
  );
  expect(inNginx).toEqual(Object.entries(headers['/'] ?? {}));
  expect(cached).toEqual(
    Object.entries(headers).flatMap(([folder, {'Cache-Control': value}]) => (value ? [[folder, value]] : [])),
  );
});

test("the header's policy does not restrict scripts and connections, which differ between pages and the runner's frame", () => {
  expect(readHeaders()['/']?.['Content-Security-Policy']).toMatch(
    /^(?!.*(?:connect|default|script|worker)-src).*frame-anc/,
  );
});

test('every host redirects from the paths of config/redirects.ts, with and without a final slash', () => {
  const moved = Object.entries(redirects);

  expect(vercel.redirects).toEqual(
    moved.flatMap(([from, destination]) => [from, `${from}/`].map(source => ({source, destination, permanent: true}))),
  );
  expect(nginx.match(/^ {2}rewrite \^\/.*$/gm)).toEqual(
    moved.map(([from, to]) => `  rewrite ^${from}/?$ ${to} permanent;`),
  );
  expect(moved.map(([from]) => from).filter(from => pages.includes(from) || from.endsWith('/'))).toEqual([]);
  expect(pages).toIncludeAllMembers(moved.map(([, to]) => to));
});

test('static/_redirects also has the other paths of the files of every page', () => {
  const lines = [
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [from, `${from}/`, ...getFiles(from)].map(source => `${source} ${to} 301`),
    ),
    ...pages.flatMap(page => getFiles(page).map(source => `${source} ${page} 301`)),
    '/index.html / 301',
  ];

  expect(read('static/_redirects').trim().split('\n').sort()).toEqual(lines.sort());
});

test('nginx answers an unknown path with the page for it, and redirects every request without TLS', () => {
  expect(nginx).toInclude('error_page 404 /404.html;');
  const plain = nginx.split(/^server \{/m).filter(block => /listen (\S*:)?80;/.test(block));
  expect(plain).toEqual([expect.stringMatching(/^ {2}return 301 https:\/\/\$host\$request_uri;$/m)]);
});
