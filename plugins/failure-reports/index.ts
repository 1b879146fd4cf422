import path from 'node:path';
import {element, imports, type PageNode} from '../mdx-nodes';
import {digest, reportsFileOf} from './digest';
import {storedDigests} from './stored';

/** The names that the page's module gives the two; no page has others like them. */
const REPORTS = 'failureReportsOfPage';
const COMPONENT = 'FailureReportOfExample';

const FAILING = /(?:^|\s)test=fails(?:\s|$)/;

export interface Options {
  /** What becomes of a report that is missing or stale; by default the build stops. */
  readonly complain?: (message: string) => void;
}

/**
 * Remark plugin: shows under each ` ```ts test=fails ` block what Jest says of it.
 *
 * `npm run reports` stores that beside the page, as `<page>.reports.json`. Each block gets an element right after it,
 * src/components/FailureReport with its report.
 *
 * @throws {Error} naming page and line, when a block has no report or was edited since, or a report has no block; while
 *   somebody writes (`npm start`) that is a warning, and the report is left out
 */
export default function failureReports({complain = stopOrWarn}: Options = {}) {
  return (tree: PageNode, file: {path: string}): void => {
    const reportsFile = reportsFileOf(file.path);
    const stored = storedDigests(reportsFile);
    const blocks = failingBlocks(tree);

    const shown = blocks.filter(({example, line}) => {
      if (stored.includes(example)) return true;
      complain(
        `${file.path}:${line}: there is no report of this example, or it was edited since. ` +
          'Store what Jest says of it: npm run reports.',
      );
      return false;
    });
    const unused = stored.find(example => !blocks.some(each => each.example === example));
    if (unused) complain(`${reportsFile}: the page has no example ${unused} any more. Run npm run reports.`);

    for (const {siblings, block, example} of shown)
      siblings.splice(siblings.indexOf(block) + 1, 0, reportElement(stored.indexOf(example)));
    if (shown.length > 0) tree.children?.unshift(reportImports(path.basename(reportsFile)));
  };
}

/**
 * The imports of a page that shows reports. The file of reports is one of the page's modules: a bundler that watches the
 * page watches it too.
 * @param file name of the file of reports, beside the page
 */
const reportImports = (file: string): PageNode =>
  imports(`import ${COMPONENT} from '@site/src/components/FailureReport';`, `import ${REPORTS} from './${file}';`);

/** @param index the report's place in its file */
const reportElement = (index: number): PageNode => element(COMPONENT, {of: {expression: `${REPORTS}[${index}]`}});

function stopOrWarn(message: string): void {
  if (process.env.NODE_ENV !== 'development') throw new Error(message);
  console.warn(message);
}

interface FailingBlock {
  readonly block: PageNode;
  /** The block and the nodes around it. */
  readonly siblings: PageNode[];
  readonly example: string;
  readonly line: number;
}

/** The blocks that must fail, wherever they stand on the page. */
function failingBlocks({children = []}: PageNode): FailingBlock[] {
  return children.flatMap(child => {
    if (child.type !== 'code') return failingBlocks(child);
    if (!FAILING.test(child.meta ?? '')) return [];
    const line = child.position?.start.line ?? 0;
    return [{block: child, siblings: children, example: digest(child.value ?? ''), line}];
  });
}
