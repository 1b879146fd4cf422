import type {CodeBlock, ExampleMarks} from '@site/plugins/docs-model/section';

declare module '@theme/CodeBlock' {
  /**
   * Docusaurus' props, and those that plugins/examples adds to each fenced block: `verdict`, `shows` and `notInBrowser` on
   * an example, `tokens` where code is highlighted, `report` where tests fail, `differsInVitest` where Vitest has other
   * results. A block without `verdict` does not run. plugins/section-anchors adds the `id`.
   */
  interface Props extends Partial<ExampleMarks>, Pick<CodeBlock, 'tokens' | 'report'> {
    readonly differsInVitest?: boolean;
    readonly id?: string;
  }
}
