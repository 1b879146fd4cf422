import {readFileSync} from 'node:fs';
import path from 'node:path';
import {headers} from '../deploy/headers';
import {getVercelSettings, renderNginx, renderRedirects} from '../deploy/hosts';
import {findMistakes} from '../plugins/host-files/mistakes';

const read = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

test('vercel.json and deploy/nginx.conf have the headers and redirects; if not, run `npm run hosts`', () => {
  expect(JSON.parse(read('vercel.json'))).toEqual(getVercelSettings());
  expect(read('deploy/nginx.conf')).toBe(renderNginx());
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
  expect(read('deploy/nginx.conf')).toInclude('error_page 404 /404.html;');
});

test('nginx redirects every request without TLS to the same URL with it', () => {
  const plain = read('deploy/nginx.conf')
    .split(/^server \{/m)
    .filter(block => /listen (\S*:)?80;/.test(block));
  expect(plain).toEqual([expect.stringMatching(/^ {2}return 301 https:\/\/\$host\$request_uri;$/m)]);
});

test("the header's content security policy does not restrict the runner's frame or connections", () => {
  expect(headers['/']?.['Content-Security-Policy']).not.toMatch(/connect-src|default-src|script-src|worker-src/);
});

describe('a moved page', () => {
  const moved = {'/docs/matchers/Array': '/docs/matchers/array', '/docs/old': '/docs#new'};

  test('is redirected by Netlify and Cloudflare Pages, as are the files of all pages', () => {
    expect(renderRedirects(['/', '/docs/', '/docs/matchers/array'], moved).trim().split('\n')).toEqual([
      '/docs/matchers/Array /docs/matchers/array 301',
      '/docs/matchers/Array/ /docs/matchers/array 301',
      '/docs/matchers/Array.html /docs/matchers/array 301',
      '/docs/matchers/Array/index.html /docs/matchers/array 301',
      '/docs/old /docs#new 301',
      '/docs/old/ /docs#new 301',
      '/docs/old.html /docs#new 301',
      '/docs/old/index.html /docs#new 301',
      '/index.html / 301',
      '/docs.html /docs 301',
      '/docs/index.html /docs 301',
      '/docs/matchers/array.html /docs/matchers/array 301',
      '/docs/matchers/array/index.html /docs/matchers/array 301',
    ]);
  });

  test('is redirected by Vercel', () => {
    expect(getVercelSettings({'/docs/old': '/docs#new'})).toMatchObject({
      redirects: [
        {source: '/docs/old', destination: '/docs#new', permanent: true},
        {source: '/docs/old/', destination: '/docs#new', permanent: true},
      ],
    });
  });

  test('is redirected by nginx', () => {
    expect(renderNginx(moved)).toInclude(
      '  rewrite ^/docs/matchers/Array/?$ /docs/matchers/array permanent;\n  rewrite ^/docs/old/?$ /docs#new? permanent;\n',
    );
  });

  test('stops the build if it still exists, or leads to a page that does not', () => {
    const pages = new Set(['/docs/', '/docs/matchers/array']);

    expect(findMistakes(moved, pages)).toEqual([]);
    expect(findMistakes({'/docs/older/': '/docs/#new'}, pages)).toEqual([
      'config/redirects.ts: write "/docs/older/" without the final slash.',
    ]);
    expect(findMistakes({'/docs/matchers/array': '/docs', '/docs/old': '/docs/gone#new'}, pages)).toEqual([
      'config/redirects.ts: "/docs/matchers/array" is a page, so nothing can redirect from it.',
      'config/redirects.ts: "/docs/old" leads to "/docs/gone", which is not a page.',
    ]);
  });
});

test('packages are pinned where the site depends on their internals', () => {
  const {dependencies, devDependencies, overrides} = JSON.parse(read('package.json'));
  const pinned = Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
    /^@(docusaurus|docsearch)\//.test(name),
  );

  expect(pinned.map(([, version]) => version)).toSatisfyAll((version: string) => /^\d+\.\d+\.\d+$/.test(version));
  expect(overrides).toContainKeys(['@swc/core', '@swc/html', 'webpackbar']);
});

test('the lockfile does not name a registry', () => {
  expect(read('package-lock.json')).not.toInclude('"resolved": "http');
});
