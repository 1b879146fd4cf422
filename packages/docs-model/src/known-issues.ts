import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '@jest-extended/catalogue';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {type DocsPage, readPage} from './page.cjs';
import {createRowIds} from './row-ids';

/** A `:::known-issue` of a page. */
export interface KnownIssue {
  /** The page's path, relative to the site's folder. */
  readonly file: string;
  /** The id of its row. */
  readonly id: string;
  /** The heading of its section. */
  readonly section: string;
  /** Its title in Markdown. */
  readonly title: string;
  /** The issues and pull requests at the library's repository that its text links to. */
  readonly reports: readonly string[];
}

const REPORT = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull)\/\d+$/;

/** The known issues of a page, in order. */
export function getKnownIssues({file, sections, getSource}: DocsPage): KnownIssue[] {
  const createId = createRowIds();
  return sections.flatMap(({id, title, content}) =>
    content.flatMap(node => {
      if (node.type !== 'containerDirective' || node.name !== 'known-issue') return [];
      const [label] = node.children;
      const words = label?.type === 'paragraph' && label.data?.directiveLabel ? label.children.map(getSource) : [];
      return [
        {file, id: createId(id, 'known-issue'), section: title, title: words.join(''), reports: getReports(node)},
      ];
    }),
  );
}

function getReports(node: Nodes): string[] {
  const reports: string[] = [];
  visit(node, 'link', ({url}) => void (REPORT.test(url) && reports.push(url)));
  return reports;
}

const FOLDER = 'docs/matchers';

/**
 * The known issues of all pages about matchers: those of several matchers first, then in the order of the pages. The
 * working directory is the site's folder.
 */
export function readKnownIssues(): KnownIssue[] {
  const files = ['index', ...groups.map(({page}) => page)].map(page => `${FOLDER}/${page}.mdx`);
  return files.flatMap(file => getKnownIssues(readPage(readFileSync(file, 'utf8'), file)));
}

/** The title of a page about matchers of one kind. */
const getLabel = (file: string): string | undefined =>
  groups.find(({page}) => page === path.basename(file, '.mdx'))?.label;

/**
 * A list of known issues in Markdown.
 * @param link gives the link to a file of the docs in the list, e.g. to `./object.mdx#tocontainkey-known-issue`
 */
export const listKnownIssues = (issues: readonly KnownIssue[], link = (url: string): string => url): string =>
  issues
    .map(({file, id, section, title, reports}) => {
      const subject = section.startsWith('.') ? `\`${section.replace(/\(.*/, '()')}\`` : (getLabel(file) ?? section);
      const reportLinks = reports.map(url => `, [#${path.basename(url)}](${url})`).join('');
      return `- ${subject}: [${title}](${link(`./${path.basename(file)}#${id}`)})${reportLinks}`;
    })
    .join('\n');
