import {getNames} from '@jest-extended/catalogue/aliases';
import {indexGroups} from '@jest-extended/catalogue/index-groups';
import {library, writeSignature, type MatcherFacts} from '@jest-extended/catalogue/library';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createAttribute, createElement} from '../element';

/** A heading that is a matcher's call, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /^\.(\w+)\(/;

/**
 * Remark plugin that adds data from packages/catalogue to the pages: under each heading of a matcher
 * (`## .toBeArray() {#tobearray}`) the facts about it (src/components/reference/MatcherFacts), above its `:::related` its
 * other names (src/components/reference/OtherNames), and to `<MatcherList>` the notations of the groups.
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
        return [createElement('OtherNames', {words: getNames(matcher).join(', ')}), node];
      return [node];
    });
  };
}

const createFactsElement = (matcher: string, facts: MatcherFacts): RootContent =>
  createElement('MatcherFacts', {
    signature: writeSignature(matcher, facts),
    since: facts.since,
    ...(facts.isAsync && {isAsync: null}),
  });
