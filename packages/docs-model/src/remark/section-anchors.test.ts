import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readPage} from '../page.cjs';
import sectionAnchors from './section-anchors';

const fence = (info: string) => `\`\`\`${info}\nconst a;\n\`\`\``;

/** The ids on a page whose headings have the ids of Docusaurus. */
function idsOn(...blocks: string[]): unknown[] {
  const {tree, sections} = readPage(blocks.join('\n\n'), 'docs/a.mdx');
  for (const {id, heading} of sections) if (heading) heading.data = {hProperties: {id}};
  sectionAnchors()(tree);
  return idsIn(tree);
}

function idsIn(tree: Root): unknown[] {
  const ids: unknown[] = [];
  visit(tree, node => {
    const id = node.data?.hProperties?.['id'];
    if (node.type !== 'heading' && id !== undefined) ids.push(id);
  });
  return ids;
}

test('derives an id from the section and the kind, and counts within a section', () => {
  expect(
    idsOn(
      '## `.toBeEmpty()` {#tobeempty}',
      fence('ts test'),
      fence('ts test=fails'),
      fence('ts test'),
      fence('ts test=edge-cases'),
      ':::known-issue[One]\n\nText.\n\n:::',
      ':::known-issue[Two]\n\nText.\n\n:::',
      '## `.toBeNil()` {#tobenil}',
      fence('ts test'),
    ),
  ).toEqual([
    'tobeempty-example',
    'tobeempty-failing-example',
    'tobeempty-example-2',
    'tobeempty-edge-cases',
    'tobeempty-known-issue',
    'tobeempty-known-issue-2',
    'tobenil-example',
  ]);
});

test.each([
  ['code that is not an example', [fence('bash')]],
  ['other notes', [':::caution[A]\n\nText.\n\n:::']],
  ['the content of a note', [`:::caution[A]\n\n${fence('ts test')}\n\n:::`]],
])('%s has no id', (_, blocks) => {
  expect(idsOn('## A {#a}', ...blocks)).toEqual([]);
});

test('an example above the first heading has no id', () => {
  expect(idsOn(fence('ts test'))).toEqual([]);
});
