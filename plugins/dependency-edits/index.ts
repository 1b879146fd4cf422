import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {applyEdit} from './apply';
import {edits} from './edits';

/**
 * Makes the edits of edits/ while the site is bundled; nothing in node_modules changes.
 * @throws {Error} by name at the start of a build, when an edit no longer fits its file
 */
export default function dependencyEdits(): Plugin {
  const edited = new Map<string, string>();
  for (const edit of edits) {
    const file = fileOf(edit.file);
    edited.set(file, applyEdit(edited.get(file) ?? readFileSync(file, 'utf8'), edit));
  }
  return {
    name: 'dependency-edits',
    configureWebpack: () => ({
      module: {
        rules: [...edited].map(([file, text]) => ({
          include: file,
          enforce: 'pre',
          loader: path.join(__dirname, 'edit-loader.cjs'),
          options: {edited: text},
        })),
      },
    }),
  };
}

/**
 * Where a dependency's file is installed. Found by hand, since a package's `exports` hide most of its files.
 * @throws {Error} when no node_modules folder above this one holds it
 */
function fileOf(module: string): string {
  const folder = (require.resolve.paths(module) ?? []).find(each => existsSync(path.join(each, module)));
  if (folder === undefined) {
    throw new Error(`plugins/dependency-edits/edits names ${module}, which is not installed. Run npm ci.`);
  }
  return realpathSync(path.join(folder, module));
}
