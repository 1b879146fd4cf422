import {getNames} from '@jest-extended/catalogue/aliases';
import {indexGroups} from '@jest-extended/catalogue/index-groups';
import {library, writeSignature, type MatcherFacts} from '@jest-extended/catalogue/library';
import type {BlockContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A heading that is a matcher's call, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /^\.(\w+)\(/;

/**
 * Remark plugin that adds data from packages/catalogue to the pages: under each heading of a matcher
 * (`## .toBeArray() {#tobearray}`) the facts about it (src/components/reference/MatcherFacts), at the end of its
 * `:::related` its other names (src/components/reference/Related/LookedForAs), and to `<MatcherList>` the notations of the
 * groups.
 */
export default function matcherFacts() {
  return (tree: Root): void => {
    let matcher: string | undefined;
    let facts: MatcherFacts | undefined;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type === 'heading') {
        matcher = node.depth === 2 ? CALL.exec(toString(node))?.[1] : undefined;
        facts = matcher === undefined ? undefined : library.matchers[matcher];
        return matcher && facts ? [node, createFactsElement(matcher, facts)] : [node];
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'MatcherList')
        node.attributes.push(createAttribute('notations', indexGroups.map(group => group.notation).join('\t')));
      if (matcher && facts && node.type === 'containerDirective' && node.name === 'related')
        node.children.push(createElement('LookedForAs', {words: getNames(matcher).join(', ')}));
      return [node];
    });
  };
}

const createFactsElement = (matcher: string, facts: MatcherFacts): BlockContent =>
  createElement('MatcherFacts', {
    signature: writeSignature(matcher, facts),
    since: facts.since,
    ...(facts.isAsync && {isAsync: null}),
  });

/**
 * An element without children.
 * @param name a component's name in src/theme/MDXComponents
 * @param props `null` is an attribute without a value, which is `true`
 */
const createElement = (name: string, props: Readonly<Record<string, string | null>>): BlockContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([prop, value]) => createAttribute(prop, value)),
  children: [],
});

const createAttribute = (name: string, value: string | null) => ({type: 'mdxJsxAttribute', name, value}) as const;
