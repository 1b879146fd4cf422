import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {links} from '../../config/site';

const YEAR_MS = 365 * 86_400_000;

/** Files for machines that contain the address of the site: robots.txt, and security.txt (RFC 9116). */
export default function siteFiles(context: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir}) {
      const site = context.siteConfig.url + context.baseUrl;
      await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`);
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      await writeFile(
        path.join(outDir, '.well-known/security.txt'),
        `Contact: ${links.security}\n` +
          // The standard requires a date, at most a year ahead.
          `Expires: ${new Date(Date.now() + YEAR_MS - 86_400_000).toISOString()}\n` +
          `Preferred-Languages: en\nCanonical: ${site}.well-known/security.txt\n`,
      );
    },
  };
}
