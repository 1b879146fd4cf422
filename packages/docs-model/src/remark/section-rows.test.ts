import {getNames} from '@jest-extended/catalogue/words';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readPage} from '../page.cjs';
import examples from './examples';
import matcherFacts from './matcher-facts';
import sectionRows from './section-rows';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

/** A test of one line, which fits one line of a table. */
const edgeCase = (name: string, ...body: string[]) =>
  [`test('${name}', () => {`, ...body.map(line => `  ${line}`), '});'].join('\n');
const short = edgeCase('a list fails', 'expect([]).not.toBeNil();');
const long = edgeCase('a value fails', 'const value = {};', 'expect(value).not.toBeNil();');

const HEADING = '## .toBeNil() {#tobenil}';
const example = fence('ts test', "test('it passes', () => {});");
const failure = fence('ts test=fails', "test('it fails', () => {});");
const issue = (title: string) => `:::known-issue[${title}]\n\nText.\n\n:::`;

/** The page after the plugins, with the ids of headings and the titles of notes that Docusaurus makes. */
function arrange(...blocks: string[]): Root {
  const {tree, sections} = readPage(blocks.join('\n\n'), 'docs/a.mdx');
  for (const {id, heading} of sections) if (heading) heading.data = {hProperties: {id}};
  visit(tree, 'paragraph', label => {
    if (label.data?.directiveLabel) Object.assign(label, {type: 'mdxAdmonitionTitle'});
  });
  matcherFacts()(tree);
  jest.replaceProperty(process, 'env', {NODE_ENV: 'development'});
  jest.spyOn(console, 'warn').mockImplementation();
  examples()(tree, {path: 'docs/a.mdx'});
  sectionRows()(tree);
  return tree;
}

/** The outline of nodes: rows and cards with their content, blocks with what they show, and texts. */
const outline = (nodes: readonly RootContent[]): unknown[] =>
  nodes.map(node => {
    if (node.type === 'mdxJsxFlowElement') return [describeElement(node), ...outline(node.children)];
    if (node.type === 'containerDirective' && node.name === 'related') return [':::related', ...outline(node.children)];
    const {id, isOpen, cases, verdict} = node.data?.hProperties ?? {};
    if (node.type !== 'code')
      return node.type === 'containerDirective' ? `:::${node.name} #${String(id)}` : toString(node);
    return [isOpen && 'open', cases ? 'edge cases' : verdict, id ? `#${String(id)}` : ''].filter(Boolean).join(' ');
  });

const describeElement = ({name, attributes}: Extract<RootContent, {type: 'mdxJsxFlowElement'}>): string => {
  const props = Object.fromEntries(
    attributes.flatMap(attribute => (attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [])),
  );
  return [name, props['kind'], props['id'] && `#${props['id']}`, props['count'], props['title']]
    .filter(Boolean)
    .join(' ');
};

test('puts the parts of a section of a matcher into facts, a card and rows', () => {
  const blocks = [
    'Passes when it is so.',
    'Only for lists.',
    '- `a: string`: a text.',
    example,
    'It fails because:',
    failure,
    'Do this instead.',
    'For a promise:',
    fence('ts test', "test('it `also` passes', () => {});"),
    fence('ts test=edge-cases', [short, long].join('\n\n')),
    'They differ:',
    fence('ts test=edge-cases vitest=differs', long),
    fence('ts test=edge-cases vitest=differs', long),
    'It throws under Jest.',
    ':::caution[It is rare]\n\nText.\n\n:::',
    issue('One'),
    issue('Two'),
    ':::related\n\n- To do more, use `.toBe()`.\n\n:::',
    'Before 5.0, it threw.',
  ];

  expect(outline(arrange(HEADING, ...blocks, '## Next', 'Text.').children)).toEqual([
    expect.stringContaining('.toBeNil()'),
    ['MatcherFacts', 'Passes when it is so.', 'Only for lists.'],
    'a: string: a text.',
    [
      'ExampleCard',
      'passes #tobenil-example',
      'open edge cases',
      ['SectionRow failing-example #tobenil-failing-example', 'It fails because:', 'fails', 'Do this instead.'],
      ['SectionRow example #tobenil-example-2 It `also` passes', 'For a promise:', 'passes'],
      ['SectionRow edge-cases #tobenil-edge-cases 1', 'edge cases'],
      ['SectionRow vitest-edge-cases #tobenil-edge-cases-2 1', 'They differ:', 'edge cases'],
      ['SectionRow vitest-edge-cases #tobenil-edge-cases-3 1', 'edge cases', 'It throws under Jest.'],
      ['SectionRow caution #tobenil-caution It is rare', 'Text.'],
      [
        'SectionRow known-issues #tobenil-known-issues 2',
        ':::known-issue #tobenil-known-issue',
        ':::known-issue #tobenil-known-issue-2',
      ],
      ['SectionRow names #tobenil-names', getNames('toBeNil').join(', ')],
    ],
    [':::related', 'To do more, use .toBe().'],
    'Before 5.0, it threw.',
    'Next',
    'Text.',
  ]);
});

test('a list of which no case is left has its id, and there is no row', () => {
  const card = arrange(HEADING, 'Passes when.', example, fence('ts test=edge-cases', short)).children.at(-1);
  expect(outline(card ? [card] : [])).toEqual([
    ['ExampleCard', 'passes #tobenil-example', 'open edge cases #tobenil-edge-cases'],
  ]);
});

test('the titles of failing examples after the first one are the names of their tests', () => {
  const children = arrange(
    HEADING,
    'Passes when.',
    example,
    failure,
    fence('ts test=fails', "it('isn\\'t so', () => {});"),
  );
  expect(outline(children.children).at(-1)).toEqual([
    'ExampleCard',
    'passes #tobenil-example',
    ['SectionRow failing-example #tobenil-failing-example', 'fails'],
    ["SectionRow failing-example #tobenil-failing-example-2 Isn't so", 'fails'],
  ]);
});

test('a section with nothing but its definition has no empty frame', () => {
  expect(outline(arrange(HEADING, 'Passes when.').children).slice(1)).toEqual([['MatcherFacts', 'Passes when.']]);
});

test('other sections keep their order; their edge cases, and known issues in sequence, are in rows', () => {
  const issues = [issue('One'), issue('Two')];
  const {children} = arrange('## A', example, fence('ts test=edge-cases', short), ...issues, 'Text.', issue('Three'));
  expect(outline(children)).toEqual([
    'A',
    'passes #a-example',
    ['SectionRow edge-cases #a-edge-cases 1', 'edge cases'],
    ['SectionRow known-issues #a-known-issues 2', ':::known-issue #a-known-issue', ':::known-issue #a-known-issue-2'],
    'Text.',
    ['SectionRow known-issues #a-known-issues-3 1', ':::known-issue #a-known-issue-3'],
  ]);
});
