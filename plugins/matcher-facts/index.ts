import {library, signatureOf, type MatcherFacts} from '../../src/catalogue/library';
import {words} from '../../src/catalogue/words';
import {element, textOf, type PageNode, type PropValue} from '../mdx-nodes';

/** A heading that is a matcher's call, e.g. `.toBeArrayOfSize(size)`. */
const CALL = /^\.(\w+)\(/;

/**
 * Remark plugin: under each heading of a matcher (`## .toBeArray() {#tobearray}`) what the library says of it
 * (src/components/MatcherFacts), and at the end of its `:::related` what readers call it
 * (src/components/Related/LookedForAs). Both come from src/catalogue.
 */
export default function matcherFacts() {
  return (tree: PageNode): void => {
    const written = tree.children ?? [];
    let matcher: string | undefined;
    let facts: MatcherFacts | undefined;
    const children = written.flatMap((node): PageNode[] => {
      if (node.type === 'heading') {
        matcher = node.depth === 2 ? CALL.exec(textOf(node))?.[1] : undefined;
        facts = matcher === undefined ? undefined : library.matchers[matcher];
        return matcher && facts ? [node, factsElement(matcher, facts)] : [node];
      }
      if (matcher && facts && node.name === 'related') node.children?.push(wordsElement(matcher));
      return [node];
    });
    tree.children = children;
  };
}

function factsElement(matcher: string, facts: MatcherFacts): PageNode {
  const props: Record<string, PropValue> = {signature: signatureOf(matcher, facts), since: facts.since};
  return element('MatcherFacts', facts.isAsync ? {...props, isAsync: {expression: 'true'}} : props);
}

const wordsElement = (matcher: string): PageNode => element('LookedForAs', {words: (words[matcher] ?? []).join(', ')});
