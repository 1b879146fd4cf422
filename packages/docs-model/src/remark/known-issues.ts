import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {listKnownIssues, readKnownIssues} from '../known-issues';

/**
 * Remark plugin: puts the list of all known issues, with links to their rows, in the place of `::known-issues`. It must run
 * before the plugins of Docusaurus, which resolve links between files.
 */
export default function knownIssues() {
  return (tree: Root): void =>
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'known-issues' || !parent || index === undefined) return;
      parent.children.splice(
        index,
        1,
        ...unified().use(remarkParse).parse(listKnownIssues(readKnownIssues())).children,
      );
    });
}
