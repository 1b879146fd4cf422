/*
 * Change: hands on the tokens that the build found for the block's code, lets a fence with the mark `test` or `test=…`
 * run in the page or say why it does not, and draws one with `test=edges` as a list. Wrap, Docusaurus 3.9.2.
 */
import Original from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {useContext, type ReactNode} from 'react';
import {BlockEditor} from '@site/src/components/CodeEditor/context';
import EdgeList from '@site/src/components/EdgeList';
import RunnableExample from '@site/src/components/RunnableExample';
import Elsewhere from '@site/src/components/RunnableExample/Elsewhere';
import {isListOfEdges, purposeOf, whyElsewhere} from '@site/src/components/RunnableExample/mark';
import {PackedTokens} from '@site/src/highlight/context';

interface PropsWithTokens extends Props {
  /** From plugins/code-tokens; a block made at run time has none. */
  readonly tokens?: string;
}

export default function CodeBlock(props: PropsWithTokens): ReactNode {
  const {children: code, className, metastring} = props;
  const purpose = purposeOf(className, metastring);
  if (!purpose || typeof code !== 'string') return <Block {...props} />;
  const reason = whyElsewhere(metastring);
  if (reason) {
    return (
      <Elsewhere reason={reason}>
        <Block {...props} />
      </Elsewhere>
    );
  }
  return (
    <RunnableExample code={code} purpose={purpose}>
      {text => <Block {...props}>{text}</Block>}
    </RunnableExample>
  );
}

/** The code as it is read, or the editor in its place. */
function Block({tokens, ...props}: PropsWithTokens): ReactNode {
  const isEditing = useContext(BlockEditor) !== undefined;
  const {children: code, metastring} = props;
  if (!isEditing && typeof code === 'string' && isListOfEdges(metastring))
    return <EdgeList code={code.replace(/\n$/, '')} tokens={tokens} />;
  return (
    <PackedTokens value={tokens}>
      <Original {...props} />
    </PackedTokens>
  );
}
