import {element, type PageNode, type PropValue} from '../mdx-nodes';
import {stopOrWarn} from '../mdx-nodes/stop-or-warn';
import {digest, reportsFileOf} from './digest';
import {storedReports, type ReadReport} from './stored';

const FAILING = /(?:^|\s)test=fails(?:\s|$)/;

/** What this plugin is told. */
export interface Options {
  /** What becomes of a report that is missing or stale; by default the build stops. */
  readonly complain?: (message: string) => void;
}

/**
 * Remark plugin: shows under each ` ```ts test=fails ` block what Jest says of it.
 *
 * `npm run reports` stores that beside the page, as `<page>.reports.json`. Each block gets an element right after it,
 * src/components/FailureReport with the report's text: of what is stored, that alone reaches a reader.
 *
 * @throws {Error} naming page and line, when a block has no report or was edited since, or a report has no block; while
 *   somebody writes (`npm start`) that is a warning, and the report is left out
 */
export default function failureReports({complain = stopOrWarn}: Options = {}) {
  return (tree: PageNode, file: {path: string}): void => {
    const reportsFile = reportsFileOf(file.path);
    const stored = storedReports(reportsFile);
    const blocks = failingBlocks(tree);

    for (const {siblings, block, example, line} of blocks) {
      const report = stored.find(each => each.example === example);
      if (report) {
        siblings.splice(siblings.indexOf(block) + 1, 0, element('FailureReport', {text: literal(textOf(report))}));
      } else {
        complain(
          `${file.path}:${line}: there is no report of this example, or it was edited since. ` +
            'Store what Jest says of it: npm run reports.',
        );
      }
    }
    const unused = stored.find(({example}) => !blocks.some(each => each.example === example));
    if (unused) complain(`${reportsFile}: the page has no example ${unused.example} any more. Run npm run reports.`);
  };
}

/** What Jest says of all tests of an example. */
const textOf = ({tests}: ReadReport): string => tests.map(({report}) => report.join('\n')).join('\n\n');

/** A text as JavaScript has it, in which all signs can stand. */
const literal = (text: string): PropValue => ({expression: JSON.stringify(text)});

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
