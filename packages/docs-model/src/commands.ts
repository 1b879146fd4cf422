import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {DocsBlock, DocsPage} from './page.cjs';

/** The package managers, in the order in which the plugin writes them. */
const MANAGERS = ['npm', 'Yarn', 'pnpm', 'Bun'];

/** The commands for all package managers, by the command for npm as it is written. */
export type Commands = ReadonlyMap<string, string>;

/** The commands of a page that readers see in tabs, one for each package manager. */
export async function readCommands({blocks}: DocsPage): Promise<Commands> {
  const commandBlocks = blocks.filter(({isPerManager}) => isPerManager);
  return new Map(await Promise.all(commandBlocks.map(async block => [block.code, await joinCommands(block)] as const)));
}

async function joinCommands(block: DocsBlock): Promise<string> {
  const commands = await listCommands(block);
  return commands.map((command, index) => `# ${MANAGERS[index]}\n${command}`).join('\n\n');
}

/** The command of a block for each package manager: for npm, Yarn, pnpm and Bun. */
export async function listCommands({node}: DocsBlock): Promise<string[]> {
  const root: Root = {type: 'root', children: [node]};
  const tabs = await unified().use(npm2yarn, {sync: true}).run(root);
  const commands: string[] = [];
  visit(tabs, 'code', ({value}) => void commands.push(value));
  return commands;
}
