import {existsSync} from 'node:fs';

/** @throws {Error} if the site is not built */
export default function builtSite(): void {
  if (existsSync('build/sitemap.xml')) return;
  throw new Error('The site tests test the built site, and build/ holds none. Run `npm run build` first.');
}
