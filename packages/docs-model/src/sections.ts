import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Part, Section} from './section';
import {createCodeBlock} from './code-block';
import {readReports} from './stored-reports';
import type {Doc} from './docs';
import {listKnownIssues, readKnownIssues} from './known-issues';
import {type DocsPage, resolveLink} from './page.cjs';
import {createRowIds} from './row-ids';

type Link = (url: string) => string;

/**
 * Reads the sections of a doc: the introduction first, then its headings in order. The search index, the answers and the
 * Markdown of a page are made from them.
 * @param docs all docs by their files, because links between files become links on the site
 */
export function readSections(page: DocsPage, {file, path, title}: Doc, docs: ReadonlyMap<string, Doc>): Section[] {
  const link: Link = url => {
    const target = resolveLink(url, file);
    const doc = target && docs.get(target.file);
    return doc ? doc.path + (target?.id === undefined ? '' : `#${target.id}`) : url;
  };
  const reports = readReports(file);
  const blocks = new Map(page.blocks.map(block => [block.node, block]));
  const createRowId = createRowIds();
  let titles: Section['titles'] = [title];
  return page.sections.map(({id, title: sectionTitle, depth, heading, content}) => {
    const [top, ...above] = titles;
    titles = depth === 1 ? [title] : [top, ...above.slice(0, depth - 2), sectionTitle];
    return {
      url: id ? `${path}#${id}` : path,
      titles,
      ...(heading && page.overviews.has(heading) && {isOverview: true}),
      parts: readParts(content, id),
    };
  });

  /** @param anchor of the section; content of a note has none */
  function readParts(nodes: readonly RootContent[], anchor = ''): Part[] {
    const getRow = (kind: string) => anchor && {id: createRowId(anchor, kind)};
    return nodes.flatMap((node): Part[] => {
      switch (node.type) {
        case 'code': {
          const block = blocks.get(node);
          if (!block) return [];
          const row = block.marks?.shows === 'edge-cases' && getRow('edge-cases');
          return [{kind: 'code', ...row, ...createCodeBlock(block, reports)}];
        }
        case 'containerDirective': {
          const [first, ...rest] = node.children;
          const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first.children : undefined;
          const parts = readParts(label === undefined ? node.children : rest);
          const row = node.name === 'known-issue' && getRow('known-issue');
          const title = label && {title: label.map(page.getSource).join('')};
          return [{kind: 'note', ...row, type: node.name, ...title, parts}];
        }
        case 'leafDirective':
          return node.name === 'known-issues'
            ? [{kind: 'text', isOverview: true, markdown: listKnownIssues(readKnownIssues(), link)}]
            : [];
        case 'yaml':
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
          return [];
        case 'mdxJsxFlowElement': {
          const label = getLabel(node);
          return label ? [{kind: 'text', markdown: `**${label}**`}] : [];
        }
        default:
          return [
            {
              kind: 'text',
              ...(page.overviews.has(node) && {isOverview: true}),
              markdown: getMarkdown(node, page, link),
            },
          ];
      }
    });
  }
}

/** The label of a tab. */
function getLabel({attributes}: Extract<RootContent, {type: 'mdxJsxFlowElement'}>): string | undefined {
  const label = attributes.find(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label');
  return typeof label?.value === 'string' ? label.value : undefined;
}

/** A paragraph, list or table as written, with links to the site; tables without the spaces that align columns. */
function getMarkdown(node: RootContent, {getSource}: DocsPage, link: Link): string {
  const start = node.position?.start.offset ?? 0;
  let markdown = getSource(node);
  visit(
    node,
    'link',
    ({url, children, position}) => {
      const from = (children.at(-1)?.position?.end.offset ?? 0) - start;
      const to = (position?.end.offset ?? 0) - start;
      if (markdown.startsWith('](', from)) markdown = `${markdown.slice(0, from)}](${link(url)})${markdown.slice(to)}`;
    },
    true,
  );
  return node.type === 'table' ? markdown.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---') : markdown;
}
