/*
 * Change: renders the props that packages/docs-model adds at build time. An example runs in the page, or
 * says why it does not; edge cases are a list; an example whose tests fail has Jest's report. Replacement, because the
 * original renders every block again after hydration, in the colors of the reader's mode; here colors are CSS classes.
 */
import type {EdgeCase} from '@jest-extended/docs-model/section';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';
import {BlockContext, type BlockEditor} from '@site/src/components/example/BlockContext';
import EdgeCases from '@site/src/components/example/EdgeCases';
import RunnableExample from '@site/src/components/example/RunnableExample';
import Elsewhere from '@site/src/components/example/RunnableExample/Elsewhere';

export default function CodeBlock({
  verdict,
  notInBrowser,
  differsInVitest: _,
  cases: packedCases,
  isOpen = false,
  report,
  tokens,
  id,
  children,
  ...props
}: Props): ReactNode {
  const code = getCode(children);
  if (code === undefined) return <ElementContent {...props}>{children}</ElementContent>;

  const cases: readonly EdgeCase[] | undefined = packedCases && JSON.parse(packedCases);
  const form = cases === undefined ? 'code' : isOpen ? 'table' : 'list';
  const renderBlock = (text: string, isInExample: boolean, editor?: BlockEditor) =>
    cases && !editor ? (
      <EdgeCases cases={cases} code={text} tokens={tokens} isOpen={isOpen} />
    ) : (
      <BlockContext value={{tokens, editor, isInExample}}>
        <StringContent {...props}>{text}</StringContent>
      </BlockContext>
    );
  if (!verdict) return renderBlock(code, false);

  return notInBrowser ? (
    <Elsewhere id={id} reason={notInBrowser} form={form}>
      {renderBlock(code, true)}
    </Elsewhere>
  ) : (
    <RunnableExample id={id} code={code} purpose={verdict} form={form} report={report}>
      {(text, editor) => renderBlock(text, true, editor)}
    </RunnableExample>
  );
}

/** The text of a block, without the line break that Markdown puts at its end; nothing if there are elements in it. */
function getCode(children: ReactNode): string | undefined {
  const nodes = Children.toArray(children);
  return nodes.some(isValidElement) ? undefined : nodes.join('').replace(/\r?\n$/, '');
}
