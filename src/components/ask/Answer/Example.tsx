import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import type {CodeBlock as Code} from '@site/plugins/docs-model/section';

/** A code block as in the docs: an example can be run, and shows Jest's report if its tests fail. */
export default function Example({code: {language, code, marks, ...props}}: {code: Code}): ReactNode {
  return (
    <CodeBlock className={`language-${language}`} {...props} {...marks}>
      {code}
    </CodeBlock>
  );
}
