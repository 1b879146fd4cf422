import type {Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {aliasesAt} from '../../src/catalogue/aliases';
import {messagesAt} from '../../src/catalogue/messages';
import type {Section} from '../../src/search/section';
import type {Doc} from '../docs-model/docs';
import type {DocsPage} from '../docs-model/page.cjs';

/** The sections of a doc, read without building it: without the content that its components add. */
export function sectionsOf({sections}: DocsPage, {path, title, group, docusaurus_tag, version}: Doc): Section[] {
  let titles: Section['titles'] = [group, title];
  return sections.map(({id, title: heading, depth, content, blocks}) => {
    if (id) titles = [group, title, ...titles.slice(2, depth), heading];
    const url = id ? `${path}#${id}` : path;
    const prose = content.flatMap(linesOf).filter(Boolean).join('\n');
    const aside = blocks.map(({code}) => code).join('\n');
    return {
      url,
      titles,
      words: aliasesAt(url),
      messages: messagesAt(url),
      prose,
      aside,
      language: 'en',
      docusaurus_tag,
      version,
    };
  });
}

const NO_TEXT: ReadonlySet<RootContent['type']> = new Set(['code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression']);
const CONTAINERS: ReadonlySet<Nodes['type']> = new Set([
  'containerDirective',
  'blockquote',
  'list',
  'listItem',
  'table',
]);

/** The text of a node: a line for each paragraph, each item of a list and each row of a table. */
function linesOf(node: RootContent): string[] {
  if (NO_TEXT.has(node.type)) return [];
  if (node.type === 'tableRow') return [node.children.map(cell => toString(cell)).join(' ')];
  if ('children' in node && CONTAINERS.has(node.type)) return node.children.flatMap(linesOf);
  return [toString(node).replace(/\s+/g, ' ')];
}
