/*
 * Change: renders the props that packages/docs-model adds at build time. An example runs in the page, or
 * says why it does not; edge cases are a list that opens; an example whose tests fail has Jest's report. The original renders
 * every block again after hydration, in the colors of the reader's mode; here colors are CSS classes.
 * Replacement.
 */
import {translate} from '@docusaurus/Translate';
import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';
import {BlockContext, type BlockEditor} from '@site/src/components/example/BlockContext';
import Disclosure from '@site/src/components/example/Disclosure';
import EdgeCases from '@site/src/components/example/EdgeCases';
import RunnableExample from '@site/src/components/example/RunnableExample';
import Elsewhere from '@site/src/components/example/RunnableExample/Elsewhere';

export default function CodeBlock({
  verdict,
  notInBrowser,
  differsInVitest,
  shows,
  report,
  tokens,
  id,
  children,
  ...props
}: Props): ReactNode {
  const code = getCode(children);
  if (code === undefined) return <ElementContent {...props}>{children}</ElementContent>;

  // The only place that parses edge cases in a page: as a prop they would add 263 bytes to the list of all matchers.
  const cases = shows === 'edge-cases' ? parseEdgeCases(code) : undefined;
  const isList = cases !== undefined;
  const renderBlock = (text: string, isInExample: boolean, editor?: BlockEditor) =>
    cases && !editor ? (
      <EdgeCases cases={cases} code={text} tokens={tokens} />
    ) : (
      <BlockContext value={{tokens, editor, isInExample}}>
        <StringContent {...props}>{text}</StringContent>
      </BlockContext>
    );
  if (!verdict) return renderBlock(code, false);

  const exampleId = isList ? undefined : id;
  const example = notInBrowser ? (
    <Elsewhere id={exampleId} reason={notInBrowser} isList={isList}>
      {renderBlock(code, true)}
    </Elsewhere>
  ) : (
    <RunnableExample id={exampleId} code={code} purpose={verdict} isList={isList} report={report}>
      {(text, editor) => renderBlock(text, true, editor)}
    </RunnableExample>
  );
  if (!isList) return example;
  const title = differsInVitest
    ? translate({id: 'site.EdgeCases.vitest', message: 'Edge cases that differ in Vitest'})
    : translate({id: 'site.EdgeCases.title', message: 'Edge cases'});
  return (
    <Disclosure id={id} title={title} heading={title} count={cases.length}>
      {example}
    </Disclosure>
  );
}

/** The text of a block, without the line break that Markdown puts at its end; nothing if there are elements in it. */
function getCode(children: ReactNode): string | undefined {
  const nodes = Children.toArray(children);
  return nodes.some(isValidElement) ? undefined : nodes.join('').replace(/\r?\n$/, '');
}
