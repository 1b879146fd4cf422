import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {applyEdit} from './apply';
import {edits} from './edits';

/**
 * Makes the edits of edits.ts while the site is bundled; nothing in node_modules changes.
 * @throws {Error} by name at the start of a build, when an edit no longer fits its file
 */
export default function dependencyEdits(): Plugin {
  const edited = new Map<string, string>();
  for (const edit of edits) {
    const file = require.resolve(edit.file);
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
