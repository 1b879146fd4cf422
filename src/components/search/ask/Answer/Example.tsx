import type {CodeBlock as Code} from '@jest-extended/docs-model/section';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** A code block as in the docs: an example can be run, and shows Jest's report if its tests fail. */
export default function Example({code: {language, code, marks, ...props}}: {code: Code}): ReactNode {
  return (
    <CodeBlock className={`language-${language}`} {...props} {...marks}>
      {code}
    </CodeBlock>
  );
}
