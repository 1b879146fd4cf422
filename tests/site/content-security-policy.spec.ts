import {readHeaders} from '../host-files';
import {readHtml, sitemapPaths} from './sitemap';
import {expect, test} from './test';

const headers = readHeaders()['/'];

test('the policy of every page allows scripts only from the site and by hash, and frames only of the site', () => {
  expect(headers?.['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  for (const path of ['/404.html', ...sitemapPaths()]) {
    const policy = /^[^]*?<meta charset="?UTF-8"?><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
      readHtml(path),
    )?.[1];
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[^']+')+; style-src 'self' 'unsafe-inline'; /);
  }
});
