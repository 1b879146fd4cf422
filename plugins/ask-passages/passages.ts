import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Part, Passage} from '../../src/ask/passage';
import type {Doc} from '../docs-model/docs';
import {listKnownIssues, readKnownIssues} from '../docs-model/known-issues';
import {type DocsPage, linkedPage} from '../docs-model/page.cjs';
import {codeBlockOf} from '../examples/code-block';
import {storedReports} from '../examples/stored-reports';

type Link = (url: string) => string;

/**
 * The sections of a doc for answers to quote: the introduction first, then its headings in order.
 * @param docs all docs by their files, because links between files become addresses of the site
 */
export function passagesOf(page: DocsPage, {file, path, title}: Doc, docs: ReadonlyMap<string, Doc>): Passage[] {
  const link: Link = url => {
    const target = linkedPage(url, file);
    const linked = target && docs.get(target.file);
    return linked ? linked.path + (target?.id === undefined ? '' : `#${target.id}`) : url;
  };
  const reports = storedReports(file);
  let titles: Passage['titles'] = [title];
  return page.sections.map(({id, title: heading, depth, content}) => {
    const [top, ...above] = titles;
    titles = depth === 1 ? [title] : [top, ...above.slice(0, depth - 2), heading];
    return {url: id ? `${path}#${id}` : path, titles, parts: partsOf(content)};
  });

  function partsOf(nodes: readonly RootContent[]): Part[] {
    return nodes.flatMap((node): Part[] => {
      switch (node.type) {
        case 'code':
          return [{kind: 'code', ...codeBlockOf(node, reports)}];
        case 'containerDirective': {
          const [first, ...rest] = node.children;
          const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first.children : undefined;
          const parts = partsOf(label === undefined ? node.children : rest);
          return [{kind: 'note', type: node.name, ...(label && {title: label.map(page.sourceOf).join('')}), parts}];
        }
        case 'leafDirective':
          return node.name === 'known-issues'
            ? [{kind: 'text', markdown: listKnownIssues(readKnownIssues(), link)}]
            : [];
        case 'yaml':
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
        case 'mdxJsxFlowElement':
          return [];
        default:
          return [{kind: 'text', markdown: markdownOf(node, page, link)}];
      }
    });
  }
}

/** A paragraph, list or table as written, with links to the site; tables without the spaces that align columns. */
function markdownOf(node: RootContent, {sourceOf}: DocsPage, link: Link): string {
  const start = node.position?.start.offset ?? 0;
  let markdown = sourceOf(node);
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
