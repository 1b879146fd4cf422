import {spawnSync} from 'node:child_process';

/**
 * Whether a folder is in a git repository. Without one, e.g. in a downloaded archive, Docusaurus has no dates for the
 * pages, and a sitemap with dates would stop the build.
 */
export const isInRepository = (folder: string): boolean =>
  spawnSync('git', ['rev-parse', '--is-inside-work-tree'], {cwd: folder}).status === 0;
