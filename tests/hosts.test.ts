import {readFileSync} from 'node:fs';
import path from 'node:path';
import {files, headers} from '../deploy/headers';
import {groups} from '../src/catalogue';

const textOf = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

test('the configuration of every host has the headers of deploy/headers.ts; `npm run headers` writes them', () => {
  for (const [file, text] of Object.entries(files())) {
    const read = (content: string): unknown => (file.endsWith('.json') ? JSON.parse(content) : content);
    expect({file, content: read(textOf(file))}).toEqual({file, content: read(text)});
  }
});

test('the headers are those that scanners for security look for', () => {
  expect(headers['/']).toContainAllKeys([
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Content-Security-Policy',
  ]);
});

test('nginx answers an unknown path with the page for it', () => {
  expect(textOf('deploy/nginx.conf')).toInclude('error_page 404 /404.html;');
});

test('nginx redirects every request without TLS to the same URL with it', () => {
  const plain = textOf('deploy/nginx.conf')
    .split(/^server \{/m)
    .filter(block => /listen (\S*:)?80;/.test(block));
  expect(plain).toEqual([expect.stringMatching(/^ {2}return 301 https:\/\/\$host\$request_uri;$/m)]);
});

test("the header's content security policy does not restrict the runner's frame or connections", () => {
  expect(headers['/']?.['Content-Security-Policy']).not.toMatch(/connect-src|default-src|script-src|worker-src/);
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
  const {dependencies, devDependencies, overrides} = JSON.parse(textOf('package.json'));
  const pinned = Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
    /^@(docusaurus|docsearch)\//.test(name),
  );

  expect(pinned.map(([, version]) => version)).toSatisfyAll((version: string) => /^\d+\.\d+\.\d+$/.test(version));
  expect(overrides).toContainKeys(['@swc/core', '@swc/html', 'webpackbar']);
});

test('the lockfile does not name a registry', () => {
  expect(textOf('package-lock.json')).not.toInclude('"resolved": "http');
});
