import type {BlockContent, Nodes, RootContent} from 'mdast';

/** A component in a page. */
export type Element = Extract<BlockContent, {type: 'mdxJsxFlowElement'}>;

/** Content that a component may contain. */
export type Flow = Element['children'][number];

/**
 * Creates a component's element.
 * @param name the component's name in src/theme/MDXComponents
 * @param props `null` is an attribute without a value, which is `true`
 */
export const createElement = (
  name: string,
  props: Readonly<Record<string, string | null>>,
  children: readonly Flow[] = [],
): Element => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([prop, value]) => createAttribute(prop, value)),
  children: [...children],
});

/** Creates a prop of an element. */
export const createAttribute = (name: string, value: string | null) =>
  ({type: 'mdxJsxAttribute', name, value}) as const;

/** Whether a node is the element of a component. */
export const isElement = (node: RootContent | undefined, name: string): node is Element =>
  node?.type === 'mdxJsxFlowElement' && node.name === name;

/** A prop of the HTML element that a node becomes. */
export const getProp = (node: Nodes | undefined, prop: string): unknown => node?.data?.hProperties?.[prop];

/** Adds props to the HTML element that a node becomes; `undefined` removes one. */
export function setProps(node: Nodes, props: Readonly<Record<string, string | boolean | undefined>>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...props}};
}
