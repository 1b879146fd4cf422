import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {DocsPage} from '../docs-model/page.cjs';

/** The package managers, in the order in which the plugin writes them. */
const MANAGERS = ['npm', 'Yarn', 'pnpm', 'Bun'];

/**
 * The commands of a page that readers see in tabs, one for each package manager.
 * @returns for each command as it is written, the commands of all managers
 */
export async function commandsIn({blocks}: DocsPage): Promise<ReadonlyMap<string, string>> {
  const written = blocks.filter(({isPerManager}) => isPerManager);
  return new Map(await Promise.all(written.map(async ({node, code}) => [code, await allOf(node)] as const)));
}

async function allOf(node: DocsPage['blocks'][number]['node']): Promise<string> {
  const root: Root = {type: 'root', children: [node]};
  const tabs = await unified().use(npm2yarn, {sync: true}).run(root);
  const commands: string[] = [];
  visit(tabs, 'code', ({value}) => void commands.push(value));
  return commands.map((command, at) => `# ${MANAGERS[at]}\n${command}`).join('\n\n');
}
