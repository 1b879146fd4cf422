import {parse} from 'acorn';

/** What plugins read and write of a node of an MDX page (mdast, with the nodes of MDX). */
export interface PageNode {
  readonly type: string;
  children?: PageNode[];
  /** Text of a text node or of a fenced block. */
  readonly value?: string;
  /** The language of a fenced block. */
  readonly lang?: string | null | undefined;
  /** What stands after it. */
  readonly meta?: string | null | undefined;
  /** The name of a directive or of an element of MDX. */
  readonly name?: string | null;
  /** The level of a heading. */
  readonly depth?: number;
  readonly position?: {readonly start: {readonly line: number}} | undefined;
}

/** An element of MDX. */
interface MdxNode extends PageNode {
  readonly attributes?: readonly unknown[];
}

/** JavaScript as MDX wants it: its text, and what it means. */
const script = (value: string) => ({value, data: {estree: parse(value, {ecmaVersion: 2022, sourceType: 'module'})}});

/** What an element is given: a text, or JavaScript in braces. */
export type PropValue = string | {readonly expression: string};

/**
 * An element without children.
 * @param name a component's name in src/theme/MDXComponents
 * @param props an attribute each, in order
 */
export const element = (name: string, props: Readonly<Record<string, PropValue>>): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([prop, value]) => ({
    type: 'mdxJsxAttribute',
    name: prop,
    value: typeof value === 'string' ? value : {type: 'mdxJsxAttributeValueExpression', ...script(value.expression)},
  })),
  children: [],
});

/** @returns the text of a node and all below it */
export const textOf = ({value = '', children = []}: PageNode): string => value + children.map(textOf).join('');
