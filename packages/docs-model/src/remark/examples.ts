import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {stopOrWarn} from '../stop-or-warn';
import {readFence} from '../marks.cjs';
import {readCodeBlock} from '../code-block';
import {digest, getReportsFile, storedReports} from '../stored-reports';

const MATCHER_PAGE = /^docs[\\/]matchers[\\/]/;

/** The options of the plugin. */
export interface Options {
  /** Reports a mistake on a page; by default it stops the build. */
  readonly complain?: (message: string) => void;
}

/**
 * Remark plugin: gives each fenced block the props of src/theme/CodeBlock: its highlighted tokens, its marks, and Jest's
 * stored report where its tests fail. A plugin that makes code blocks, such as npm2yarn, must run before this one.
 *
 * @throws {Error} naming page and line, when a mark cannot be read, when code on a matcher's page has no mark, and when a
 *   stored report is missing, stale or unused. Under `npm start` that is a warning.
 */
export default function examples({complain = stopOrWarn}: Options = {}) {
  return (tree: Root, page: {path: string}): void => {
    const file = path.relative(process.cwd(), page.path);
    const reports = storedReports(page.path);
    const shown = new Set<string>();
    visit(tree, 'code', node => {
      const {code, title, marks, tokens, report} = readCodeBlock(node, reports);
      const {differsInVitest} = readFence(node.lang, node.meta).marks ?? {};
      const problem = findProblem(node, MATCHER_PAGE.test(file), marks?.verdict === 'fails' && report === undefined);
      if (problem) complain(`${file}:${node.position?.start.line ?? 0}: ${problem}`);
      if (report !== undefined) shown.add(digest(code));
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          ...marks,
          ...(tokens && {tokens}),
          ...(report && {report}),
          ...(differsInVitest && {differsInVitest: true}),
        },
      };
      // The marks are props of their own now. Docusaurus would send them to the page once more, as text.
      if (marks) node.meta = title ? `title="${title}"` : null;
    });
    const unused = reports.find(({example}) => !shown.has(example));
    if (unused)
      complain(`${getReportsFile(file)}: the page does not have the example ${unused.example}. Run npm run reports.`);
  };
}

function findProblem({lang, meta}: Code, needsMark: boolean, lacksReport: boolean): string | undefined {
  const {marks, problem, isCode} = readFence(lang, meta);
  if (problem) return problem;
  if (lacksReport) return 'this example has no report, or was edited after its report was stored. Run npm run reports.';
  return needsMark && isCode && !marks
    ? `the fence "${[lang, meta].filter(Boolean).join(' ')}" has no mark, so nothing runs its code.`
    : undefined;
}
