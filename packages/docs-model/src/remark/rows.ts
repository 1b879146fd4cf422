import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createElement, type Element, type Flow} from '../element';
import {createMistake} from '../mistake.cjs';

/**
 * Remark plugin: makes rows of the content of `<Rows>` (src/components/reference/Row). Each heading of the first one's
 * level becomes the title of a row, which holds everything up to the next one. For the table of contents, the sections and the
 * Markdown of the page, nothing changes.
 *
 * @throws {Error} naming page and line, when the content does not begin with a heading
 */
export default function rows() {
  return (tree: Root, {path}: VFile): void =>
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Rows' || !parent || index === undefined) return;
      const [first] = node.children;
      if (first?.type !== 'heading')
        throw createMistake(
          `${path}:${node.position?.start.line ?? 0}: <Rows> must begin with a heading. Put other content above <Rows>.`,
        );
      const content = splitRows(first, node.children).map(createRow);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
}

/** A heading and everything up to the next heading of its level. */
interface Row {
  readonly heading: Heading;
  readonly content: Flow[];
}

function splitRows(first: Heading, nodes: readonly Flow[]): Row[] {
  const rows: Row[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth <= first.depth) rows.push({heading: node, content: []});
    else rows.at(-1)?.content.push(node);
  }
  return rows;
}

const createRow = ({heading, content}: Row): Element =>
  createElement('Row', {level: `h${heading.depth}`, label: toString(heading)}, [heading, ...content]);
