import {parse} from 'acorn';

/** What this plugin reads and writes of a node of an MDX page (mdast, with the nodes of MDX). */
export interface PageNode {
  readonly type: string;
  children?: PageNode[];
  /** Text of a fenced block, or a script's. */
  readonly value?: string;
  /** What stands after the language of a fenced block. */
  readonly meta?: string | null | undefined;
  readonly position?: {readonly start: {readonly line: number}} | undefined;
}

/** An element of MDX, or a part of its script. */
interface MdxNode extends PageNode {
  readonly name?: string;
  readonly attributes?: readonly unknown[];
  readonly data?: {readonly estree: unknown};
}

/** The names that the page's module gives the two; no page has others like them. */
const REPORTS = 'failureReportsOfPage';
const COMPONENT = 'FailureReportOfExample';

/** JavaScript as MDX wants it: its text, and what it means. */
const script = (value: string) => ({value, data: {estree: parse(value, {ecmaVersion: 2022, sourceType: 'module'})}});

/**
 * The imports at the top of a page that shows reports. The file of reports is one of the page's modules: a bundler that
 * watches the page watches it too.
 * @param file name of the file of reports, beside the page
 */
export const imports = (file: string): MdxNode => ({
  type: 'mdxjsEsm',
  ...script(`import ${COMPONENT} from '@site/src/components/FailureReport';\nimport ${REPORTS} from './${file}';`),
});

/**
 * The element that shows a report.
 * @param index the report's place in its file
 */
export const element = (index: number): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name: COMPONENT,
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'of',
      value: {type: 'mdxJsxAttributeValueExpression', ...script(`${REPORTS}[${index}]`)},
    },
  ],
  children: [],
});
