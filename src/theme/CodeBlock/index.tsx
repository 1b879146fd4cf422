/*
 * Change: renders the tokens and the marks that packages/docs-model/src adds at build time. An example runs in the page, or
 * says why it does not; edge cases are a list that opens; an example whose tests fail has Jest's report. The original renders
 * every block again after hydration, in the colors of the reader's mode; here colors are CSS classes.
 * Replacement.
 */
import {translate} from '@docusaurus/Translate';
import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, useContext, type ReactNode} from 'react';
import {BlockEditor} from '@site/src/components/example/CodeEditor/context';
import Disclosure from '@site/src/components/example/Disclosure';
import EdgeCases from '@site/src/components/example/EdgeCases';
import RunnableExample from '@site/src/components/example/RunnableExample';
import Elsewhere from '@site/src/components/example/RunnableExample/Elsewhere';
import {PackedTokens} from '@site/src/components/shared/PackedTokens';

export default function CodeBlock({verdict, notInBrowser, report, differsInVitest, id, ...props}: Props): ReactNode {
  const {children: code, shows} = props;
  if (!verdict || typeof code !== 'string') return <Block {...props} />;
  const isList = shows === 'edge-cases';
  const own = isList ? undefined : id;
  const example = notInBrowser ? (
    <Elsewhere id={own} reason={notInBrowser} isList={isList}>
      <Block {...props} />
    </Elsewhere>
  ) : (
    <RunnableExample id={own} code={code} purpose={verdict} isList={isList} report={report}>
      {text => <Block {...props}>{text}</Block>}
    </RunnableExample>
  );
  if (!isList) return example;
  const title = differsInVitest
    ? translate({id: 'site.EdgeCases.vitest', message: 'Edge cases that differ in Vitest'})
    : translate({id: 'site.EdgeCases.title', message: 'Edge cases'});
  return (
    <Disclosure id={id} title={title} heading={title} count={parseEdgeCases(code.replace(/\n$/, '')).edges.length}>
      {example}
    </Disclosure>
  );
}

/** The code, or the editor while the reader edits it. */
function Block({tokens, shows, ...props}: Props): ReactNode {
  const isEditing = useContext(BlockEditor) !== undefined;
  const {children: code} = props;
  if (!isEditing && typeof code === 'string' && shows === 'edge-cases')
    return <EdgeCases code={code.replace(/\n$/, '')} tokens={tokens} />;
  return (
    <PackedTokens value={tokens}>
      <Content {...props} />
    </PackedTokens>
  );
}

/** Code that is text can be copied and highlighted; code with elements in it is rendered unchanged. */
function Content({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{parts.join('')}</StringContent>
  );
}
