/** What this plugin reads of a node of an MDX page (mdast, with the nodes of MDX). */
export interface PageNode {
  readonly type: string;
  readonly children?: readonly PageNode[];
  /** Text of a text node or of a fenced block. */
  readonly value?: string;
  /** The language of a fenced block. */
  readonly lang?: string | null | undefined;
  /** The name of an element of MDX. */
  readonly name?: string | null;
  readonly attributes?: Attribute[];
  data?: {
    hProperties?: Record<string, unknown>;
    /** What an expression in braces holds, as a syntax tree. */
    readonly estree?: unknown;
  };
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** Visits a node and all below it, parents first. */
export function eachNode(node: PageNode, visit: (node: PageNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) eachNode(child, visit);
}

/** @returns the text of an element's attribute, if it is written as text */
export function attribute(node: PageNode, name: string): string | undefined {
  const value = node.attributes?.find(each => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** @returns the text in an element that holds nothing else, written as it is or as a literal in braces; else nothing */
export function textIn({children = []}: PageNode): string {
  const [child, ...others] = children;
  if (!child || others.length > 0) return '';
  if (child.type === 'paragraph') return textIn(child);
  return child.type === 'text' ? (child.value ?? '') : literal(child.data?.estree);
}

/** The text of a syntax tree that is one string, or one template without anything to fill in. */
function literal(tree: unknown): string {
  const expression = property(first(property(tree, 'body')), 'expression');
  const pieces = property(expression, 'quasis');
  const text = isOne(pieces) ? property(property(pieces[0], 'value'), 'cooked') : property(expression, 'value');
  return typeof text === 'string' ? text : '';
}

function isOne(list: unknown): list is readonly [unknown] {
  return Array.isArray(list) && list.length === 1;
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
