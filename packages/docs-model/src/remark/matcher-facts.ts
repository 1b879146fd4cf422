import {getNames} from '@jest-extended/catalogue/words';
import {library, type MatcherFacts} from '@jest-extended/catalogue/library';
import type {List, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createElement, type Flow, getProp} from '../element';

/** A heading that is a matcher's call, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /^\.(\w+)\(/;

/**
 * Remark plugin that adds data from packages/catalogue to the pages: under each heading of a matcher
 * (`## .toBeArray() {#tobearray}`) the facts about it (src/components/reference/MatcherFacts), to its first parameter the type
 * parameters, and before its `:::related` a row with its other names.
 */
export default function matcherFacts() {
  return (tree: Root): void => {
    let namesRow: Flow | undefined;
    let typeParameters: string | undefined;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type === 'heading') {
        const matcher = node.depth === 2 ? CALL.exec(toString(node))?.[1] : undefined;
        const facts = matcher === undefined ? undefined : library.matchers[matcher];
        typeParameters = facts?.typeParameters;
        namesRow = matcher && facts ? createNamesRow(`${String(getProp(node, 'id'))}-names`, matcher) : undefined;
        return facts ? [node, createFactsElement(facts)] : [node];
      }
      if (typeParameters && node.type === 'list') {
        addTypeParameters(node, typeParameters);
        typeParameters = undefined;
      }
      const hasNames = node.type === 'containerDirective' && node.name === 'related';
      return hasNames && namesRow ? [namesRow, node] : [node];
    });
  };
}

const createFactsElement = ({since, isAsync}: MatcherFacts): RootContent =>
  createElement('MatcherFacts', {since, ...(isAsync && {isAsync: null})});

/** Puts the type parameters of a matcher in front of the first parameter in a list: `<E = unknown> value: E`. */
function addTypeParameters({children: [first]}: List, typeParameters: string): void {
  const paragraph = first?.children[0];
  const declaration = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (declaration?.type === 'inlineCode') declaration.value = `${typeParameters} ${declaration.value}`;
}

const createNamesRow = (id: string, matcher: string): Flow =>
  createElement('SectionRow', {kind: 'names', id}, [
    {type: 'paragraph', children: [{type: 'text', value: getNames(matcher).join(', ')}]},
  ]);
