import type {Heading, Paragraph, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getProp} from '../element';
import {createMistake} from '../mistake.cjs';

/** The front matter field that this plugin reads: old anchor → id of a heading on the same page. */
const FIELD = 'anchor_aliases';

/**
 * Remark plugin: keeps old anchors of a page working, with and without JavaScript.
 *
 * The front matter lists them as `anchor_aliases`, old anchor → heading id. Each becomes an empty element with the old
 * id right before its heading, or inside the row whose title the heading is, so that it opens the row.
 *
 * @throws {Error} naming the file, when the field is not a map of strings, or an alias does not lead to a heading
 */
export default function anchorAliases() {
  return (tree: Root, file: VFile): void => {
    const aliases = readAliases(file);
    if (aliases.length === 0) return;
    const headings = getHeadings(tree);
    for (const [alias, target] of aliases) {
      const heading = headings.get(target);
      if (!heading) {
        throw createMistake(
          `${file.path}: the front matter's ${FIELD} sends "${alias}" to "#${target}", which is not a heading of this page. ` +
            `Name one of: ${[...headings.keys()].join(', ')}.`,
        );
      }
      if (headings.has(alias)) {
        throw createMistake(
          `${file.path}: "${alias}" in ${FIELD} is a heading of this page already. Remove the alias.`,
        );
      }
      const {parent, node} = heading;
      parent.children.splice(parent.children.indexOf(node) + (parent === tree ? 0 : 1), 0, createAnchor(alias));
    }
  };
}

function readAliases(file: VFile): [string, string][] {
  const frontMatter: unknown = file.data['frontMatter'];
  if (typeof frontMatter !== 'object' || frontMatter === null || !(FIELD in frontMatter)) return [];
  const field: unknown = frontMatter[FIELD];
  const entries = typeof field === 'object' && field !== null && !Array.isArray(field) ? Object.entries(field) : null;
  if (!entries?.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
    throw createMistake(`${file.path}: write ${FIELD} in the front matter as a map, "old-anchor: heading-id" a line.`);
  }
  return entries;
}

/** The page's headings, without those inside a component other than a row, which cannot have an alias. */
function getHeadings(tree: Root): Map<string, {parent: Parent; node: Heading}> {
  const headings = new Map<string, {parent: Parent; node: Heading}>();
  visit(tree, 'heading', (node, _, parent) => {
    const id = getProp(node, 'id');
    const isInRow = parent?.type === 'mdxJsxFlowElement' && parent.name === 'Row';
    if (typeof id === 'string' && (parent === tree || isInRow)) headings.set(id, {parent, node});
  });
  return headings;
}

/** An empty element that carries the id and takes no space. */
function createAnchor(id: string): Paragraph {
  return {type: 'paragraph', children: [], data: {hName: 'span', hProperties: {id, className: ['anchor-alias']}}};
}
