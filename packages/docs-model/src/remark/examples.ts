import path from 'node:path';
import type {Code, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {stopOrWarn} from '../stop-or-warn';
import {type Fence, parseFence} from '../fence.cjs';
import {createCodeBlock} from '../code-block';
import type {Marks} from '../section';
import {getProp, setProps} from '../element';
import {createRowIds} from '../row-ids';
import {createDigest, getReportsFile, readReports} from '../stored-reports';

const MATCHER_PAGE = /^docs[\\/]matchers[\\/]/;

/**
 * Remark plugin: gives each fenced block the props of src/theme/CodeBlock, and each example and known issue of a section an
 * id, so that readers can link to it, e.g. `tobearray-edge-cases`. The second one of a kind in a section ends with `-2`.
 * The props are the highlighted tokens, the marks, Jest's stored report where tests fail, and edge cases as JSON.
 *
 * Docusaurus must have given the headings their ids before, and a plugin that makes code blocks, such as npm2yarn, must
 * run before this one.
 *
 * @throws {Error} naming page and line, when a mark or an edge case cannot be read, when code on a matcher's page has no
 *   mark, and when a stored report is missing, stale or unused. Under `npm start` that is a warning.
 */
export default function examples() {
  return (tree: Root, page: {path: string}): void => {
    const file = path.relative(process.cwd(), page.path);
    const reports = readReports(page.path);
    const digests = new Set<string>();
    const createId = createRowIds();
    let section: unknown;
    visit(tree, node => {
      if (node.type === 'heading') section = getProp(node, 'id');
      if (node.type === 'code') addBlockProps(node, section);
      if (node.type !== 'containerDirective') return undefined;
      if (node.name === 'known-issue') setProps(node, createRowId(section, 'known-issue'));
      // The content of a note belongs to the note, so it has no ids.
      visit(node, 'code', code => addBlockProps(code, undefined));
      return SKIP;
    });
    const unused = reports.find(({example}) => !digests.has(example));
    if (unused)
      stopOrWarn(`${getReportsFile(file)}: the page does not have the example ${unused.example}. Run npm run reports.`);

    function addBlockProps(node: Code, anchor: unknown): void {
      const fence = parseFence(node);
      const {code, title, marks, tokens, report} = createCodeBlock(fence, reports);
      const lacksReport = marks?.verdict === 'fails' && report === undefined;
      const problem = findProblem(fence, node, MATCHER_PAGE.test(file), lacksReport);
      if (problem) stopOrWarn(`${file}:${node.position?.start.line ?? 0}: ${problem}`);
      if (report !== undefined) digests.add(createDigest(code));
      const {shows, ...props}: Partial<Marks> = marks ?? {};
      setProps(node, {
        ...(shows && createRowId(anchor, props.verdict === 'fails' ? 'failing-example' : shows)),
        ...props,
        ...(tokens && {tokens}),
        ...(report && {report}),
        ...(fence.edgeCases && {cases: JSON.stringify(fence.edgeCases)}),
      });
      // The marks are props of their own now. Docusaurus would send them to the page once more, as text.
      if (marks) node.meta = title ? `title="${title}"` : null;
    }

    function createRowId(anchor: unknown, kind: string): {id?: string} {
      return typeof anchor === 'string' ? {id: createId(anchor, kind)} : {};
    }
  };
}

function findProblem(
  {marks, problem, isCode}: Fence,
  {lang, meta}: Code,
  needsMark: boolean,
  lacksReport: boolean,
): string | undefined {
  if (problem) return problem;
  if (lacksReport) return 'this example has no report, or was edited after its report was stored. Run npm run reports.';
  return needsMark && isCode && !marks
    ? `the fence "${[lang, meta].filter(Boolean).join(' ')}" has no mark, so nothing runs its code.`
    : undefined;
}
