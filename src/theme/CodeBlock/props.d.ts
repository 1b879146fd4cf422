import type {CodeBlock, ExampleMarks} from '@site/src/ask/block';

declare module '@theme/CodeBlock' {
  /**
   * Docusaurus' props, and those that plugins/examples adds to each fenced block: `verdict`, `shows` and `notInBrowser` on
   * an example, `tokens` where code is highlighted, `report` where tests fail. A block without `verdict` does not run.
   */
  interface Props extends Partial<ExampleMarks>, Pick<CodeBlock, 'tokens' | 'report'> {}
}
