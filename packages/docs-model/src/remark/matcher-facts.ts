import {getNames} from '@jest-extended/catalogue/aliases';
import {getCase} from '@jest-extended/catalogue/cases';
import {indexGroups} from '@jest-extended/catalogue/index-groups';
import {library, writeSignature, type MatcherFacts} from '@jest-extended/catalogue/library';
import type {InlineCode, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createAttribute, createElement, type Element, type Flow, getProp} from '../element';

/** A heading that is a matcher's call, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /^\.(\w+)\(/;

/**
 * Remark plugin that adds data from packages/catalogue to the pages: under each heading of a matcher
 * (`## .toBeArray() {#tobearray}`) the facts about it (src/components/reference/MatcherFacts), in its `:::related` a row
 * with its other names, and to `<MatcherList>` the notations of the groups and a value that passes each matcher.
 */
export default function matcherFacts() {
  return (tree: Root): void => {
    let namesRow: Flow | undefined;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type === 'heading') {
        const matcher = node.depth === 2 ? CALL.exec(toString(node))?.[1] : undefined;
        const facts = matcher === undefined ? undefined : library.matchers[matcher];
        namesRow = matcher && facts ? createNamesRow(`${String(getProp(node, 'id'))}-names`, matcher) : undefined;
        return matcher && facts ? [node, createFactsElement(matcher, facts)] : [node];
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'MatcherList') addToList(node);
      if (namesRow && node.type === 'containerDirective' && node.name === 'related') node.children.push(namesRow);
      return [node];
    });
  };
}

/** Adds the notations of the groups to the list of all matchers, and after each call a value that passes. */
function addToList(list: Element): void {
  list.attributes.push(createAttribute('notations', indexGroups.map(group => group.notation).join('\t')));
  visit(list, 'paragraph', paragraph => {
    const matcher = CALL.exec(toString(paragraph))?.[1];
    if (matcher !== undefined) paragraph.children.splice(1, 0, ...createSample(matcher));
  });
}

/** `[3, 1, 2] ✓ [1, 2, 3]`: a value that passes, and the arguments; nothing if the verdict does not depend on the value. */
function createSample(matcher: string): InlineCode[] {
  const {pass, fail, args = ''} = getCase(matcher);
  return pass === fail ? [] : [{type: 'inlineCode', value: `${pass} ✓ ${args}`.trimEnd()}];
}

const createFactsElement = (matcher: string, facts: MatcherFacts): RootContent =>
  createElement('MatcherFacts', {
    signature: writeSignature(matcher, facts),
    since: facts.since,
    ...(facts.isAsync && {isAsync: null}),
  });

const createNamesRow = (id: string, matcher: string): Flow =>
  createElement('SectionRow', {kind: 'names', id}, [
    {type: 'paragraph', children: [{type: 'text', value: getNames(matcher).join(', ')}]},
  ]);
