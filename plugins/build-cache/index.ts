import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keyOf} from './key';

/**
 * Caches compiled modules for the next `npm start`. The key of Docusaurus' own cache ignores environment variables, loader
 * options and other docs, so pages could be stale. A new key deletes the old cache, about 30 MB.
 *
 * Builds have no such cache: with `mdxCrossCompilerCache` each page is compiled once for the server and the browser, and a
 * build waits forever if only one of the two finds the page in its cache.
 */
export default function buildCache(context: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack({mode, experiments}) {
      // Docusaurus sets no version of the cache with DOCUSAURUS_NO_PERSISTENT_CACHE.
      if (mode !== 'development' || !experiments || !('cache' in experiments)) return {};
      const folder = path.join(context.siteDir, 'node_modules/.cache', path.basename(context.generatedFilesDir));
      const key = keyOf(context);
      const old = existsSync(folder) ? readdirSync(folder).filter(each => each !== key) : [];
      for (const each of old) rmSync(path.join(folder, each), {recursive: true, force: true});
      // The types are webpack's, which has no such setting.
      const own: object = {cache: {storage: {type: 'filesystem', directory: path.join(folder, key)}}};
      return {cache: true, experiments: own};
    },
  };
}
