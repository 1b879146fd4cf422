import type {DocsPage, DocsSection} from '@jest-extended/docs-model/page';
import type {RootContent} from 'mdast';

/** The parts of a matcher's section, in the order of every page. Further examples follow the failing one. */
export const partsInOrder = [
  'sentence',
  'parameters',
  'example',
  'failing',
  'edge-cases',
  'caution',
  'known-issue',
  'related',
  'version',
] as const;

type PartName = (typeof partsInOrder)[number];

/** A matcher's section of a page. */
export interface MatcherSection {
  /** The heading's text, e.g. `.toBeArrayOfSize(size)`. */
  readonly call: string;
  /** e.g. `toBeArrayOfSize` */
  readonly name: string;
  readonly id: string;
  /** Its first paragraph, as it is written. */
  readonly definition: string;
  /** Its parts, in order, each as often as it occurs. */
  readonly parts: readonly PartName[];
  /** The declarations in its list of parameters, e.g. `by?: number | bigint = 1`. */
  readonly parameters: readonly string[];
  /** Its blocks of edge cases. */
  readonly edgeCases: DocsSection['blocks'];
  /** The count of notes on a known issue, and of blocks that show one. */
  readonly knownIssues: {readonly notes: number; readonly blocks: number};
}

const CALL = /^\.(?<name>\w+)\(.*\)$/;
const SENTENCE = /^(?:Passes when|Always passes|Never passes)\b/;
const VERSION = /^Before \d/;
const PARAMETER = /^- `(?<declaration>(?:\.\.\.)?\w+\??: .+?)`: \S/gm;

/** @returns the sections of a page's matchers, in order */
export function readMatcherSections(page: DocsPage): MatcherSection[] {
  return page.sections.flatMap(section => {
    const name = section.depth === 2 ? CALL.exec(section.title)?.groups?.['name'] : undefined;
    return name === undefined ? [] : [readSection(name, section, page)];
  });
}

function readSection(name: string, {id, title, content, blocks}: DocsSection, {getSource}: DocsPage): MatcherSection {
  const parts = content.flatMap(node => getPart(node, getSource(node), blocks) ?? []);
  const shown = (shows: string) => blocks.filter(({marks}) => marks?.shows === shows);
  return {
    call: title,
    name,
    id,
    definition: content[0]?.type === 'paragraph' ? getSource(content[0]) : '',
    parts,
    parameters: content.flatMap(node => (node.type === 'list' ? findParameters(getSource(node)) : [])),
    edgeCases: shown('edge-cases'),
    knownIssues: {
      notes: parts.filter(part => part === 'known-issue').length,
      blocks: shown('known-issue').length,
    },
  };
}

const findParameters = (list: string): string[] =>
  [...list.matchAll(PARAMETER)].flatMap(({groups}) => groups?.['declaration'] ?? []);

/** The part that begins with a node of a section. */
function getPart(node: RootContent, source: string, blocks: DocsSection['blocks']): PartName | undefined {
  if (node.type === 'paragraph')
    return SENTENCE.test(source) ? 'sentence' : VERSION.test(source) ? 'version' : undefined;
  if (node.type === 'list') return findParameters(source).length > 0 ? 'parameters' : undefined;
  if (node.type === 'containerDirective') return partsInOrder.find(part => part === node.name);
  const marks = blocks.find(block => block.node === node)?.marks;
  if (marks?.shows === 'example') return marks.verdict === 'fails' ? 'failing' : 'example';
  return marks?.shows;
}
