import {getNames} from '@jest-extended/catalogue/aliases';
import {getCase} from '@jest-extended/catalogue/cases';
import {indexGroups} from '@jest-extended/catalogue/index-groups';
import {library, writeSignature, type MatcherFacts} from '@jest-extended/catalogue/library';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createAttribute, createElement, type Flow, getProp} from '../element';

/** A heading that is a matcher's call, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /^\.(\w+)\(/;

/**
 * Remark plugin that adds data from packages/catalogue to the pages: under each heading of a matcher
 * (`## .toBeArray() {#tobearray}`) the facts about it (src/components/reference/MatcherFacts), in its `:::related` a row
 * with its other names, and to `<MatcherList>` the notations of the groups and, for matchers with arguments, a value that passes.
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
      if (node.type === 'mdxJsxFlowElement' && node.name === 'MatcherList')
        node.attributes.push(...createListAttributes());
      if (namesRow && node.type === 'containerDirective' && node.name === 'related') node.children.push(namesRow);
      return [node];
    });
  };
}

/** The attributes of the list of all matchers: the notations of its groups, and a sample for each matcher, in order. */
const createListAttributes = () => [
  createAttribute('notations', indexGroups.map(group => group.notation).join('\t')),
  createAttribute(
    'samples',
    indexGroups.flatMap(({parts}) => parts.flatMap(({matchers}) => matchers.map(writeSample))).join('\t'),
  ),
];

/** `[3, 1, 2] ✓ [1, 2, 3]`: a value that passes, and the arguments; nothing if there are none or the value does not matter. */
function writeSample(matcher: string): string {
  const {pass, fail, args} = getCase(matcher);
  return args === undefined || pass === fail ? '' : `${pass} ✓ ${args}`;
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
