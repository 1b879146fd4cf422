import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {applyEdit} from './apply';
import {edits} from './edits';

/**
 * Applies the edits of edits.ts while the site is bundled for the browser; node_modules does not change.
 * @throws {Error} naming the edit, at the start of a build, when it no longer applies to its file
 */
export default function dependencyEdits(): Plugin {
  const edited = new Map<string, string>();
  for (const edit of edits) {
    const file = findFile(edit.file);
    edited.set(file, applyEdit(edited.get(file) ?? readFileSync(file, 'utf8'), edit));
  }
  return {
    name: 'dependency-edits',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [...edited].map(([file, text]) => ({
                include: file,
                enforce: 'pre',
                loader: path.join(__dirname, 'edit-loader.cjs'),
                options: {edited: text},
              })),
            },
          },
  };
}

/**
 * The path of a dependency's file. require.resolve does not find it: a package's `exports` hide most of its files.
 * @throws {Error} when no parent folder has it in node_modules
 */
function findFile(module: string): string {
  const parent = (require.resolve.paths(module) ?? []).find(folder => existsSync(path.join(folder, module)));
  if (parent === undefined) {
    throw new Error(`plugins/dependency-edits/edits.ts names ${module}, which is not installed. Run npm ci.`);
  }
  return realpathSync(path.join(parent, module));
}
