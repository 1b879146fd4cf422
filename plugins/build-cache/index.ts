import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keyOf} from './key';

/**
 * Keeps the bundler's result for each module for the next `npm start` or build. Docusaurus can do that, but with a key that
 * leaves out environment variables, options of loaders and other docs, so the site could be stale. When the key changes,
 * the old cache is deleted: each takes 40 MB.
 */
export default function buildCache(context: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack({mode, name = '', cache}) {
      // It is off with DOCUSAURUS_NO_PERSISTENT_CACHE.
      if (cache === undefined) return {};
      const {siteDir, siteConfigPath, generatedFilesDir} = context;
      // Each site of the tests has its own folder of generated files.
      const parts = [path.basename(generatedFilesDir), mode, name];
      const folder = path.join(siteDir, 'node_modules/.cache/build-cache', parts.join('-'));
      const key = keyOf(siteDir, siteConfigPath);
      const old = existsSync(folder) ? readdirSync(folder).filter(each => each !== key) : [];
      for (const each of old) rmSync(path.join(folder, each), {recursive: true, force: true});
      // The types are webpack's, which has no such setting.
      const experiments: object = {cache: {storage: {type: 'filesystem', directory: path.join(folder, key)}}};
      return {experiments};
    },
  };
}
