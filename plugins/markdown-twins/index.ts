import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCommands} from '@jest-extended/docs-model/commands';
import {type Doc, mapDocsByFile, getDocs, readDoc} from '@jest-extended/docs-model/docs';
import {renderTwin} from '@jest-extended/docs-model/markdown';
import {readSections} from '@jest-extended/docs-model/sections';
import {getTwinPath} from '@jest-extended/docs-model/twin-path';

/**
 * Writes the docs for programs and language models: each page as Markdown at its path plus `.md`, llms.txt with links
 * to them, and llms-full.txt with all of them, both in the order of the sidebar. Pages link to their Markdown
 * (src/theme/DocItem/Content).
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const link = (target: string): string => {
    const [page = '', ...hash] = target.split(/(?=#)/);
    return context.siteConfig.url + (paths.has(page) ? getTwinPath(page) : page) + hash.join('');
  };
  let docs: readonly Doc[] = [];
  let paths: ReadonlySet<string> = new Set();
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      docs = getDocs(allContent);
      paths = new Set(docs.map(doc => doc.path));
    },
    async postBuild({outDir}) {
      const {title, tagline, baseUrl} = context.siteConfig;
      const byFile = mapDocsByFile(docs);
      const twins = await Promise.all(
        docs.map(async doc => {
          const page = await readDoc(doc.file);
          const text = renderTwin(readSections(page, doc, byFile), {...doc, commands: await readCommands(page), link});
          return {doc, text, file: getTwinPath(doc.path.slice(baseUrl.length))};
        }),
      );
      const list = twins.map(({doc}) => `- [${doc.title}](${link(doc.path)}): ${doc.description}`);
      const head = `# ${title}\n\n> ${tagline}`;
      await write(outDir, 'llms.txt', `${head}\n\n## Docs\n\n${list.join('\n')}\n`);
      await write(outDir, 'llms-full.txt', `${head}\n\n${twins.map(({text}) => text).join('\n')}`);
      for (const {file, text} of twins) await write(outDir, file, text);
    },
  };
}

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), text);
}
