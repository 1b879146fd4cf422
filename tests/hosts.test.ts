import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What every host is told, in its own file's words. */
const headers = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Content-Security-Policy',
  "base-uri 'self'; frame-ancestors 'self'; object-src 'none'",
  'public, max-age=31536000, immutable',
  'public, max-age=604800',
];

const textOf = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

test.each(['static/_headers', 'vercel.json', 'deploy/nginx.conf'])('%s sends the same headers as the others', file => {
  expect(textOf(file)).toIncludeMultiple(headers);
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
