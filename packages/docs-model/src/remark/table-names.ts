import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getProp, setProps} from '../element';
import {readNameRows} from '../name-tables';

/**
 * Remark plugin for readers who hear a table: its name is the heading above it, otherwise the title of the page, and the
 * first cell of each row is the header of the row. A row with names of another library has an id. Markdown has no notation
 * for any of these.
 */
export default function tableNames() {
  return (tree: Root, file: VFile): void => {
    let name = getTitle(file);
    let anchor = '';
    visit(tree, node => {
      if (node.type === 'heading') [name, anchor] = [toString(node), String(getProp(node, 'id'))];
      if (node.type !== 'table') return;
      setProps(node, {'aria-label': name});
      for (const row of node.children.slice(1)) {
        const [first] = row.children;
        if (first) first.data = {...first.data, hName: 'th'};
      }
      for (const [index, {id}] of readNameRows(node, anchor).entries()) {
        const row = node.children[index + 1];
        if (row) setProps(row, {id});
      }
    });
  };
}

/** The title in the page's front matter. */
function getTitle({data}: VFile): string {
  const frontMatter: unknown = data['frontMatter'];
  const hasTitle = typeof frontMatter === 'object' && frontMatter !== null && 'title' in frontMatter;
  return hasTitle ? String(frontMatter.title) : '';
}
