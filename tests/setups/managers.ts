import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';

/** The tabs that a command for package managers has on the page. */
export const tabs = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type Tab = (typeof tabs)[number];

/** As much of a Markdown tree as the plugin reads and makes. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string}[];
  readonly children?: readonly Node[];
}

const tabsIn = (node: Node): Node[] =>
  node.attributes?.some(({name}) => name === 'value') ? [node] : (node.children ?? []).flatMap(tabsIn);

/**
 * A command as the page shows it in one tab: made by the plugin that makes the page's tabs.
 * @param tab the package manager
 * @param code the block, which says it for npm
 * @throws {Error} when the plugin makes no such tab
 */
export async function inTabOf(tab: Tab, code: string): Promise<string> {
  const {compile} = await import('@mdx-js/mdx');
  let found: string | undefined;
  const look = () => (tree: Node) => {
    const item = tabsIn(tree).find(({attributes}) => attributes?.some(({value}) => value === tab));
    found = item?.children?.[0]?.value;
  };
  await compile(`\`\`\`bash npm2yarn\n${code}\n\`\`\``, {remarkPlugins: [npm2yarn, look]});
  if (found === undefined) throw new Error(`npm2yarn makes no tab ${tab}`);
  return found;
}
