/*
 * Change: hands on the tokens that the build found for the block's code, and lets a fence with the mark `test` or
 * `test=fails` run in the page. Wrap, Docusaurus 3.9.2.
 */
import Original from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import RunnableExample from '@site/src/components/RunnableExample';
import {purposeOf} from '@site/src/components/RunnableExample/mark';
import {PackedTokens} from '@site/src/highlight/context';

interface PropsWithTokens extends Props {
  /** From plugins/code-tokens; a block made at run time has none. */
  readonly tokens?: string;
}

export default function CodeBlock({tokens, ...props}: PropsWithTokens): ReactNode {
  const {children: code, className, metastring} = props;
  const purpose = purposeOf(className, metastring);
  const block = (text: ReactNode) => (
    <PackedTokens value={tokens}>
      <Original {...props}>{text}</Original>
    </PackedTokens>
  );
  if (!purpose || typeof code !== 'string') return block(code);
  return (
    <RunnableExample code={code} purpose={purpose}>
      {block}
    </RunnableExample>
  );
}
