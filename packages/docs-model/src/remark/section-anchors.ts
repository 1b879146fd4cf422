import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {readFence} from '../marks.cjs';
import {createRowIds} from '../row-ids';

/**
 * Remark plugin: gives each example, failing example, list of edge cases and known issue of a section an id, so that
 * readers can link to it, e.g. `tobearray-edge-cases`. The second one of a kind in a section ends with `-2`. Docusaurus
 * must have given the headings their ids before. None of these is a heading, so the table of contents lacks them.
 */
export default function sectionAnchors() {
  return (tree: Root): void => {
    const createId = createRowIds();
    let section: unknown;
    visit(tree, node => {
      if (node.type === 'heading') section = node.data?.hProperties?.['id'];
      const kind = getKind(node);
      if (kind && typeof section === 'string')
        node.data = {...node.data, hProperties: {...node.data?.hProperties, id: createId(section, kind)}};
      // The content of a note belongs to the note.
      return node.type === 'containerDirective' ? SKIP : undefined;
    });
  };
}

/** The end of the id of a node that has one. */
function getKind(node: Nodes): string | undefined {
  if (node.type === 'containerDirective') return node.name === 'known-issue' ? 'known-issue' : undefined;
  if (node.type !== 'code') return undefined;
  const {marks} = readFence(node.lang, node.meta);
  return marks?.verdict === 'fails' ? 'failing-example' : marks?.shows;
}
