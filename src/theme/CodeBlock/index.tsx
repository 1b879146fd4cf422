/*
 * Change: renders the tokens and the marks that plugins/examples adds at build time. An example runs in the page, or
 * says why it does not; edge cases are a list; Jest's report follows an example whose tests fail. The original renders
 * every block again after hydration, in the colors of the reader's mode; here colors are CSS classes.
 * Replacement.
 */
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, useContext, type ReactNode} from 'react';
import {BlockEditor} from '@site/src/components/example/CodeEditor/context';
import EdgeCases from '@site/src/components/example/EdgeCases';
import FailureReport from '@site/src/components/example/FailureReport';
import RunnableExample from '@site/src/components/example/RunnableExample';
import Elsewhere from '@site/src/components/example/RunnableExample/Elsewhere';
import {PackedTokens} from '@site/src/highlight/context';

export default function CodeBlock({verdict, notInBrowser, report, ...props}: Props): ReactNode {
  const {children: code} = props;
  if (!verdict || typeof code !== 'string') return <Block {...props} />;
  return (
    <>
      {notInBrowser ? (
        <Elsewhere reason={notInBrowser}>
          <Block {...props} />
        </Elsewhere>
      ) : (
        <RunnableExample code={code} purpose={verdict}>
          {text => <Block {...props}>{text}</Block>}
        </RunnableExample>
      )}
      {report && <FailureReport text={report} />}
    </>
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
